/** What the portal asks of the identity client once it has started. */
export interface Identity {
  readonly authenticated: boolean
  hasRealmRole(role: string): boolean
  hasResourceRole(role: string, resource?: string): boolean
  /** An access token good for at least 30 seconds; undefined when there is none to be had. Never rejects. */
  token(): Promise<string | undefined>
  /** Leaves for the identity provider's sign-out and comes back to the portal. */
  logout(): Promise<void>
}

export interface IdentityOptions {
  /** Origin of the portal; empty for the page's own. */
  host: string
  realm: string
  /** What stands before `/realms`: a path on the host or a whole address. */
  providerUrl?: string
  /** The session in the provider has ended: signed out in another window, by an administrator, or by time. */
  onSignedOut: () => void
}
