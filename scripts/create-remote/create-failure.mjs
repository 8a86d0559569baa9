/** Why nothing was created, in words for the user. */
export class CreateFailure extends Error {
  name = 'CreateFailure'
}
