import { listNotifications, markNotificationsRead, type Notification } from '@energycockpit/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Portal } from '../portal/portal'
import { CHANNEL } from './use-unread'

type Which = { ids: number[] } | { until: number }

const asText = (which: Which) =>
  'ids' in which ? { ids: which.ids.map(String) } : { until: String(which.until) }

/** The latest notifications, further ones on demand, and the ways to mark them as read. */
export function useNotifications(portal: Portal, onUnread: (unread: number) => void) {
  const { api } = portal.connection
  const { locale } = portal.state.get()
  const [items, setItems] = useState<readonly Notification[]>()
  const [next, setNext] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const [pending, setPending] = useState(false)
  /** How many are unread, as this panel has told itself. */
  const unread = useRef<number>(undefined)

  function told(count: number): void {
    unread.current = count
    onUnread(count)
  }

  async function load(before?: number): Promise<void> {
    // A second click would list the same twice.
    if (pending) return
    setPending(true)
    setFailed(false)
    try {
      const query = { locale, ...(before !== undefined && { before: String(before) }) }
      const found = await api.call(listNotifications, { query })
      setItems((known) => [...(before === undefined ? [] : (known ?? [])), ...found.notifications])
      setNext(found.next)
      told(found.unread)
    } catch {
      setFailed(true)
    }
    setPending(false)
  }

  /** Answers whether it was saved. */
  async function mark(which: Which): Promise<boolean> {
    try {
      const { unread } = await api.call(markNotificationsRead, { body: asText(which) })
      const isMarked = ({ id }: Notification) => ('ids' in which ? which.ids.includes(id) : id <= which.until)
      setItems((known) => known?.map((one) => (isMarked(one) ? { ...one, read: true } : one)))
      told(unread)
      return true
    } catch {
      return false
    }
  }

  const onElsewhere = useEffectEvent((count: unknown) => {
    if (count !== unread.current) void load()
  })
  // What is read in another tab is read here as well, and what has come there is here.
  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL)
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => onElsewhere(data)
    return () => tabs.close()
  }, [])

  // The panel is opened anew each time.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void load(), [])
  return {
    items,
    failed,
    pending,
    retry: () => void load(),
    more: next === null ? undefined : () => void load(next),
    mark,
  }
}
