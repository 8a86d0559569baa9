/** The manifest is not one, or names a file that is not the remote's own. */
export class WrongManifestError extends Error {
  override readonly name: string = 'WrongManifestError'
}

/** The manifest ends in its middle; another try may bring all of it. */
export class TruncatedManifestError extends WrongManifestError {
  override readonly name = 'TruncatedManifestError'
}
