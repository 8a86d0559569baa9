import { isCallError, type ApiClient } from '@energycockpit/api-client'
import type { AnyCall } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'

/** The client, with every call telling when it is refused because the user has to confirm something first. */
export function noticeBlocking(client: ApiClient, events: Events<PortalEvents>): ApiClient {
  // TypeScript cannot follow a generic call's rest arguments through a closure; the client checks them itself.
  const call = async (definition: AnyCall, request?: object) => {
    try {
      return await client.call(definition, request ?? {})
    } catch (error) {
      if (isBlocked(error)) events.publish('blocked')
      throw error
    }
  }
  return { call: call as ApiClient['call'] }
}

const isBlocked = (error: unknown) =>
  isCallError(error) && error.status === 403 && error.reasons.some(({ code }) => code === 'BLOCKED')
