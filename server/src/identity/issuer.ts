/** Where the identity provider is: the embedded one under the portal's own origin, or a real Keycloak. */
export interface Issuer {
  realm: string
  /** The issuer's URL, as it stands in every token's `iss`. */
  url: string
  embedded: boolean
}

/** The realm of the specification's identity configuration. */
export const realm = 'energycockpit'
/** The audience of access tokens that the portal's calls take. */
export const audience = 'energycockpit-api'
/** The client of the browser and the app (keycloak-js), and the client of the server's web session. */
export const browserClient = 'hp'
export const webSessionClient = 'hp-bff'

export const realmPath = `/auth/realms/${realm}`
export const protocolPath = `${realmPath}/protocol/openid-connect`
/** Served by the gateway; the only address that the provider sends the web session's codes to. */
export const callbackPath = '/login/callback'

/** `publicUrl` and `keycloakUrl` are origins or base URLs without a slash at the end, as in the configuration. */
export function issuerOf(config: { publicUrl: string; keycloakUrl?: string | undefined }): Issuer {
  const trimmed = (url: string) => url.replace(/\/+$/, '')
  return config.keycloakUrl
    ? { realm, url: `${trimmed(config.keycloakUrl)}/realms/${realm}`, embedded: false }
    : { realm, url: `${trimmed(config.publicUrl)}${realmPath}`, embedded: true }
}
