import type { JWTPayload } from 'jose'
import * as client from 'openid-client'
import { Problem } from '../http/problem'
import { callbackPath } from '../identity/issuer'
import type { Identity } from '../identity/routes'
import type { SessionTokens } from './web-sessions'

/** What must come back unchanged from the provider for a log-in to count. */
export interface LoginAttempt {
  state: string
  nonce: string
  codeVerifier: string
  returnTo: string
}

export interface SignedIn {
  userUuid: string
  /** What the provider says of the user. */
  claims: JWTPayload & { sub: string }
  providerSessionId: string | null
  tokens: SessionTokens
  accessExpiresAt: Date
}

/** `claims` only where the provider said anew who the user is. */
export type Renewed = Pick<SignedIn, 'tokens' | 'accessExpiresAt'> & Partial<Pick<SignedIn, 'claims'>>

/** The server as a client of the identity provider: authorization code with PKCE, state and nonce. */
export interface RelyingParty {
  begin(returnTo: string, locale: string | undefined): Promise<{ attempt: LoginAttempt; url: URL }>
  /** Exchanges the code. Throws when anything does not fit the attempt. */
  finish(callbackUrl: URL, attempt: LoginAttempt): Promise<SignedIn>
  /** New tokens; undefined when the provider's session has ended. */
  renew(tokens: SessionTokens): Promise<Renewed | undefined>
  /** Where to send the browser so that the provider's session ends as well; without an id token it asks first. */
  endSessionUrl(idToken: string | undefined, afterwards: string): Promise<URL>
  /**
   * Ends the session in a Keycloak without the browser, by its refresh token; one that has ended already is as good.
   * Rejects with a Problem (503) when the provider does not do so.
   */
  endSession(tokens: Pick<SessionTokens, 'refreshToken'>): Promise<void>
}

export function createRelyingParty(identity: Identity, publicUrl: string): RelyingParty {
  const redirect = `${publicUrl}${callbackPath}`
  const configuration = discoverOnce(identity)

  return {
    async begin(returnTo, locale) {
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        returnTo,
      }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirect,
        scope: 'openid profile email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(locale ? { ui_locales: locale } : {}),
      })
      return { attempt, url }
    },

    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const answer = await client.authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = answer.claims()
      if (!claims || !answer.refresh_token || !answer.id_token)
        throw new Error('The provider sent no session')
      const { sid } = claims
      return {
        userUuid: claims.sub,
        claims: claims as SignedIn['claims'],
        providerSessionId: typeof sid === 'string' ? sid : null,
        ...tokensOf(answer, { refreshToken: answer.refresh_token, idToken: answer.id_token }),
      }
    },

    async renew({ refreshToken, idToken }) {
      try {
        const answer = await client.refreshTokenGrant(await configuration(), refreshToken)
        const claims = answer.claims() as SignedIn['claims'] | undefined
        return { ...tokensOf(answer, { refreshToken, idToken }), ...(claims && { claims }) }
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return undefined
        throw unavailable(error)
      }
    },

    async endSessionUrl(idToken, afterwards) {
      return client.buildEndSessionUrl(await configuration(), {
        ...(idToken !== undefined && { id_token_hint: idToken }),
        post_logout_redirect_uri: afterwards,
      })
    },

    async endSession({ refreshToken }) {
      const { end_session_endpoint: endpoint = '' } = (await configuration()).serverMetadata()
      const { clientId, clientSecret } = identity.webSession
      try {
        const answer = await identity.fetchIssuer(endpoint, {
          method: 'POST',
          body: new URLSearchParams({
            client_id: clientId,
            client_secret: clientSecret,
            refresh_token: refreshToken,
          }),
          signal: AbortSignal.timeout(10_000),
        })
        // 400: the token is of a session that is no more.
        if (!answer.ok && answer.status !== 400) throw new Error(`The logout was answered ${answer.status}`)
      } catch (error) {
        throw unavailable(error)
      }
    },
  }
}

function tokensOf(
  answer: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  kept: Omit<SessionTokens, 'accessToken'>,
): Pick<SignedIn, 'tokens' | 'accessExpiresAt'> {
  const seconds = answer.expiresIn() ?? 60
  return {
    tokens: {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? kept.refreshToken,
      idToken: answer.id_token ?? kept.idToken,
    },
    accessExpiresAt: new Date(Date.now() + seconds * 1000),
  }
}

/** The provider's description is requested when it is first needed: the embedded one answers only once we listen. */
function discoverOnce({ issuer, webSession, fetchIssuer }: Identity): () => Promise<client.Configuration> {
  let known: Promise<client.Configuration> | undefined
  return () =>
    (known ??= discover().catch((error: unknown) => {
      known = undefined
      throw unavailable(error)
    }))

  async function discover(): Promise<client.Configuration> {
    const { clientId, clientSecret } = webSession
    const url = new URL(issuer.url)
    const configuration = await client.discovery(
      url,
      clientId,
      undefined,
      client.ClientSecretBasic(clientSecret),
      {
        execute: url.protocol === 'http:' ? [client.allowInsecureRequests] : [],
        [client.customFetch]: fetchIssuer as client.CustomFetch,
        timeout: 10,
      },
    )
    return configuration
  }
}

function unavailable(cause: unknown): Problem {
  return new Problem(503, 'IDENTITY_PROVIDER_UNAVAILABLE', undefined, { cause })
}
