import { isCallError, type ApiClient } from '@energycockpit/api-client'
import type { AnyCall } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'

/** The client, with every call telling when it is refused because the user has to confirm something first. */
export function noticeBlocking(client: ApiClient, events: Events<PortalEvents>): ApiClient {
  async function noticing<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      if (isBlocked(error)) events.publish('blocked')
      throw error
    }
  }

  // TypeScript cannot follow a generic call's rest arguments through a closure; the client checks them itself.
  const call = (definition: AnyCall, request?: object) => noticing(client.call(definition, request ?? {}))
  return {
    call: call as ApiClient['call'],
    file: (definition, request) => noticing(client.file(definition, request)),
    upload: (definition, request) => noticing(client.upload(definition, request)),
  }
}

const isBlocked = (error: unknown) =>
  isCallError(error) && error.status === 403 && error.reasons.some(({ code }) => code === 'BLOCKED')
