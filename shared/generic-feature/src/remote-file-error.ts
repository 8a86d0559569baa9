/** A file of a remote did not arrive, or is no script although it stands where one should; `cause` says more. */
export class RemoteFileError extends Error {
  override readonly name = 'RemoteFileError'
  constructor(
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`${address} could not be loaded`, options)
  }
}
