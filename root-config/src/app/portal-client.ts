import { createApiClient, type ApiClient, type ApiClientOptions } from '@energycockpit/api-client'
import { appSession } from './app-session'
import { isInApp } from './app-wrapper'

declare global {
  interface Window {
    /** The calls that the page itself has begun (server/src/portal/page/early-calls); absent where it has none. */
    portalCalls?: (address: string) => Promise<Response> | undefined
  }
}

type Options = Pick<ApiClientOptions, 'onSessionTimeout' | 'fetch'>

/** The client of the portal's calls: on the web the session's cookie vouches for them, in the app a token. */
export function createPortalClient(options: Options): ApiClient {
  return createApiClient({
    host: '',
    begun: window.portalCalls,
    ...options,
    ...(isInApp() && withToken(options)),
  })
}

function withToken({ fetch: send = fetch }: Options): Pick<ApiClientOptions, 'accessToken' | 'fetch'> {
  return {
    accessToken: async () => (await appSession())?.token(),
    fetch: async (address, init) => {
      const answer = await send(address, init)
      // The session has ended before its token: the identity provider says so when it is requested a new one.
      if (answer.status === 401) void appSession()?.then((session) => session.renew())
      return answer
    },
  }
}
