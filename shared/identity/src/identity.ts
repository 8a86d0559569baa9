import type { GenericOidcConfig, KeycloakInitOptions, KeycloakServerConfig } from 'keycloak-js'

/** What the portal asks of the identity client once it has started. */
export interface Identity {
  readonly authenticated: boolean
  /** Who is signed in in the provider (`sub`); undefined when nobody is. */
  readonly userUuid: string | undefined
  hasRealmRole(role: string): boolean
  hasResourceRole(role: string, resource?: string): boolean
  /** An access token good for at least 30 seconds; undefined when there is none to be had. Never rejects. */
  token(): Promise<string | undefined>
  /** Asks the provider for a new token whatever time is left, as when a call has refused the present one. */
  renew(): Promise<void>
  /**
   * Signs in: on the web it leaves for the provider and never resolves, in the app it resolves with the sign-in.
   * Rejects when the user closes the in-app browser.
   */
  login(): Promise<void>
  /**
   * Ends the session in the provider: on the web it leaves for the provider and comes back to the portal, in the app
   * it resolves with the end. Rejects with 'Not supported by the OIDC server' when the provider has no sign-out.
   */
  logout(): Promise<void>
}

/** A Keycloak's address, realm and client; or any provider's metadata, or where they are, and the client. */
export type IdentityProvider = KeycloakServerConfig | GenericOidcConfig

/** What the app keeps in the device's storage. */
export interface Tokens {
  token: string
  refreshToken: string
  /** Lets the provider end the session without a question. */
  idToken?: string
}

type ProtocolOptions = Pick<KeycloakInitOptions, 'responseMode' | 'flow' | 'pkceMethod'>

export interface IdentityOptions extends ProtocolOptions {
  provider: IdentityProvider
  /** Looks silently whether somebody is signed in, or lets nobody stay who is not. */
  onLoad: 'check-sso' | 'login-required'
  /** Where the provider sends the browser after a sign-in or sign-out; without a hash. */
  redirectUri: string
  /** The page that hands the answer of a silent check to the page around it. */
  silentCheckSsoRedirectUri?: string
  /** Language of the sign-in pages. */
  locale?: string
  /** The session in the provider has ended: signed out elsewhere, by an administrator, or by time. */
  onSignedOut: () => void
  /** Set in the app: signs in in an in-app browser, and hands over the tokens to keep. */
  app?: AppOptions
}

export interface AppOptions {
  /** What was kept when the app was left; undefined when nobody was signed in. */
  kept: Tokens | undefined
  onTokens: (tokens: Tokens) => void
}
