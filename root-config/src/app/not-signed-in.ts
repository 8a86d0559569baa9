/** The app was not signed in to: its in-app browser was closed, or the identity provider has refused. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'

  constructor(cause: unknown) {
    super('Nobody has signed in to the app.', { cause })
  }
}

export const isNotSignedIn = (failure: unknown): boolean =>
  failure instanceof Error && failure.name === 'NotSignedIn'
