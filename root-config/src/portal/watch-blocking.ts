import type { ApiClient } from '@energycockpit/api-client'
import { getBlockingInfo } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'
import type { Unsaved } from './warn-of-unsaved'

const ASK_EVERY = 60_000
/** Whoever has chosen to stay with their input is not asked again at each call that is refused. */
const ASK_USER_AGAIN_AFTER = 60_000

interface BlockingOptions {
  api: ApiClient
  events: Events<PortalEvents>
  unsaved: Unsaved
  /** Asks whether the user gives up what is unsaved. */
  askUser: () => Promise<boolean>
  isBlocked: () => boolean
  setBlocked: (blocked: boolean) => void
}

/**
 * Notices in the running portal that the user has to confirm something first, and that they have done so elsewhere: by
 * calls that are refused, when the user comes back to the tab, and every minute while it is looked at. Answers the
 * function that ends it.
 */
export function watchBlocking(options: BlockingOptions): () => void {
  const { api, events, unsaved, askUser, isBlocked, setBlocked } = options
  const ended = new AbortController()
  const { signal } = ended
  let quietUntil = 0

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    // What cannot be asked now is asked at the next turn; the calls that matter are refused by the server.
    const info = await api.call(getBlockingInfo).catch(() => undefined)
    if (!info || signal.aborted) return
    if (info.blocked) await block()
    else if (isBlocked()) setBlocked(false)
  }

  async function block(): Promise<void> {
    if (isBlocked() || Date.now() < quietUntil) return
    if (unsaved.isAnything()) {
      quietUntil = Infinity
      const givenUp = await askUser()
      quietUntil = Date.now() + ASK_USER_AGAIN_AFTER
      if (!givenUp || signal.aborted) return
      unsaved.forget()
    }
    quietUntil = 0
    setBlocked(true)
  }

  const unsubscribe = events.subscribe('blocked', () => void block())
  document.addEventListener('visibilitychange', () => void look(), { signal })
  const timer = setInterval(() => void look(), ASK_EVERY)
  return () => {
    ended.abort()
    unsubscribe()
    clearInterval(timer)
  }
}
