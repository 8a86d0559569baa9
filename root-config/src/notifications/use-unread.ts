import { countUnreadNotifications } from '@energycockpit/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Portal } from '../portal/portal'

/** The name under which bell, list and the page of all notifications tell each other, in all tabs of the browser. */
export const CHANNEL = 'notifications'
/** Where the choice of a business is told. */
const BUSINESS_CHANNEL = 'active-business'

const REFRESH_EVERY = 300_000
const NOT_WITHIN = 20_000

/**
 * How many notifications are unread: fetched now, when the window gets the focus, and every five minutes while the user
 * does something. What cannot be fetched leaves the number as it was. `told` is for whoever has changed it.
 */
export function useUnread({ connection, state }: Portal) {
  const [unread, setUnread] = useState(0)
  const [isKnown, setKnown] = useState(false)
  const told = useCallback((count: number) => {
    setUnread(count)
    setKnown(true)
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(count)
    channel.close()
  }, [])

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let last = 0
    let isUsed = true
    const tabs = new BroadcastChannel(CHANNEL)
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'number') return
      setUnread(data)
      setKnown(true)
    }
    const refresh = () => {
      if (document.visibilityState === 'hidden' || !state.get().connected) return
      if (state.get().layout === 'blocked' || Date.now() - last < NOT_WITHIN) return
      last = Date.now()
      isUsed = false
      connection.api.call(countUnreadNotifications, { signal }).then(
        (found) => told(found.unread),
        () => undefined,
      )
    }
    const used = () => void (isUsed = true)
    // Of another business others are unread.
    const businesses = new BroadcastChannel(BUSINESS_CHANNEL)
    businesses.onmessage = () => {
      last = 0
      refresh()
    }
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, used, { signal, passive: true })
    window.addEventListener('focus', refresh, { signal })
    document.addEventListener('visibilitychange', refresh, { signal })
    const timer = setInterval(() => isUsed && refresh(), REFRESH_EVERY)
    refresh()
    return () => {
      ended.abort()
      clearInterval(timer)
      tabs.close()
      businesses.close()
    }
  }, [connection, state, told])
  return { unread, isKnown, told }
}
