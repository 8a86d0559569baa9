import type { Config } from '../config'

/** Where the identity provider is: the embedded one under the portal's own origin, or a real Keycloak. */
export interface Issuer {
  realm: string
  /** What stands before `/realms` as browsers see it; a path when it is on the portal's own origin. */
  base: string
  /** The issuer's URL, as it stands in every token's `iss`. */
  url: string
  embedded: boolean
}

/** The embedded provider's realm. */
export const realm = 'energycockpit'
/** The audience of access tokens that the portal's calls take. */
export const audience = 'energycockpit-api'
/** The client of the browser and the app (keycloak-js), and the client of the server's web session. */
export const browserClient = 'hp'
export const webSessionClient = 'hp-bff'

export const realmPath = `/auth/realms/${realm}`
export const protocolPath = `${realmPath}/protocol/openid-connect`
/** Where a new link for a forgotten password is requested; the embedded provider's only. */
export const forgottenPasswordPath = `${realmPath}/login-actions/forgotten-password`
/** Served by the gateway; the only address that the provider sends the web session's codes to. */
export const callbackPath = '/login/callback'

/** The identity provider that the configuration names. */
export function issuerOf(config: Pick<Config, 'publicUrl' | 'keycloakUrl' | 'realm'>): Issuer {
  return config.keycloakUrl === undefined
    ? { realm, base: '/auth', url: `${config.publicUrl}${realmPath}`, embedded: true }
    : {
        realm: config.realm,
        base: config.keycloakUrl,
        url: `${config.keycloakUrl}/realms/${config.realm}`,
        embedded: false,
      }
}
