import { isCallError, type ApiClient } from '@energycockpit/api-client'
import { getHealth, type AnyCall } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'

const ASK_EVERY = 5_000

export interface Connection {
  /** The client, with every call telling whether the server is there. */
  api: ApiClient
  /** Asks the server now instead of at the next turn. */
  ask(): Promise<void>
}

/**
 * Notices from the calls that are made anyway when the server is away, tells so once, and then asks now and then until
 * it is back. While it is there, nothing is asked and no timer runs.
 */
export function watchConnection(client: ApiClient, events: Events<PortalEvents>): Connection {
  let timer: ReturnType<typeof setInterval> | undefined

  function lost(): void {
    if (timer !== undefined) return
    timer = setInterval(() => void ask(), ASK_EVERY)
    window.addEventListener('online', ask)
    events.publish('connection-lost')
  }

  function found(): void {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    window.removeEventListener('online', ask)
    events.publish('connection-restored')
  }

  async function ask(): Promise<void> {
    await noticing(() => client.call(getHealth)).catch(() => undefined)
  }

  async function noticing<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      found()
      return answer
    } catch (error) {
      if (isCallError(error)) (error.kind === 'unreachable' ? lost : found)()
      throw error
    }
  }

  // TypeScript cannot follow a generic call's rest arguments through a closure; the client checks them itself.
  const call = (definition: AnyCall, request?: object) =>
    noticing(() => client.call(definition, request ?? {}))
  const file: ApiClient['file'] = (definition, request) => noticing(() => client.file(definition, request))
  const upload: ApiClient['upload'] = (definition, request) =>
    noticing(() => client.upload(definition, request))
  return { api: { call: call as ApiClient['call'], file, upload }, ask }
}
