/** A build that cannot succeed as things are; the message says what to do, so no stack is worth showing. */
export class BuildFailure extends Error {
  name = 'BuildFailure'
}
