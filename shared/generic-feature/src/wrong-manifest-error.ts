/** The manifest is not one, or names a file that is not the remote's own. */
export class WrongManifestError extends Error {
  override readonly name = 'WrongManifestError'
}
