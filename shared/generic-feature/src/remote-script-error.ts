/** A script of a remote arrived and threw while it ran for the first time; `cause` is what it threw. */
export class RemoteScriptError extends Error {
  override readonly name = 'RemoteScriptError'
  constructor(
    readonly address: string,
    options: ErrorOptions,
  ) {
    super(`${address} threw while it was loaded`, options)
  }
}
