import { createApiClient, isCallError, type ApiClient } from '@energycockpit/api-client'
import {
  endEmbeddedSession,
  openEmbeddedSession,
  renewEmbeddedSession,
  type EmbeddedTokens,
} from '@energycockpit/contract'
import type { SignInCode } from './sign-in-window'

/** The specification's: an access token that ends sooner is renewed before it is used. */
const RENEWED_BEFORE = 30_000

export interface TokenStore {
  /** Makes the portal's calls for the user. */
  readonly api: ApiClient
  /** Forgets the tokens, and lets the portal forget them. */
  end(): Promise<void>
}

/**
 * Exchanges a code for tokens and keeps them fresh for as long as they are used. They stay in this page's memory:
 * no cookie, no storage. `onLost` is told when the portal takes them no longer.
 */
export async function storeEmbeddedTokens(
  portalOrigin: string,
  code: SignInCode,
  onLost: () => void,
): Promise<TokenStore> {
  const unsigned = createApiClient({ host: portalOrigin, onSessionTimeout: onLost, fetch: withoutCookies })
  let tokens = await unsigned.call(openEmbeddedSession, { body: code })
  let until = endOf(tokens)
  let renewing: Promise<void> | undefined

  async function renew(): Promise<void> {
    try {
      const { renewalToken } = tokens
      tokens = await unsigned.call(renewEmbeddedSession, { body: { renewalToken } })
      until = endOf(tokens)
    } catch (error) {
      if (isCallError(error) && error.status === 401) onLost()
      throw error
    }
  }

  async function accessToken(): Promise<string> {
    if (until - Date.now() < RENEWED_BEFORE)
      await (renewing ??= renew().finally(() => (renewing = undefined)))
    return tokens.accessToken
  }

  return {
    api: createApiClient({
      host: portalOrigin,
      accessToken,
      onSessionTimeout: onLost,
      fetch: async (address, init) => {
        const answer = await withoutCookies(address, init)
        if (answer.status === 401) onLost()
        return answer
      },
    }),
    end: async () => {
      await unsigned.call(endEmbeddedSession, { body: { renewalToken: tokens.renewalToken } })
    },
  }
}

const withoutCookies: typeof fetch = (address, init) => fetch(address, { ...init, credentials: 'omit' })

const endOf = ({ expiresInSeconds }: EmbeddedTokens) => Date.now() + expiresInSeconds * 1000
