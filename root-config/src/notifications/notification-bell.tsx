import { Icon, VisuallyHidden } from '@energycockpit/ui'
import { useEffect, useRef, useState } from 'react'
import { usePortal, usePortalState } from '../shell/portal-context'
import { filled } from '../shell/filled'
import { HeaderPanel } from '../shell/header-panel'
import styles from './notification-bell.module.css'
import { NotificationPanel } from './notification-panel'
import { notificationTexts } from './notification-texts'
import { useUnread } from './use-unread'

/** How many notifications the user has not read, and the panel with the latest. */
export function NotificationBell() {
  const portal = usePortal()
  const texts = notificationTexts[usePortalState((state) => state.locale)]
  const { unread, isKnown, told } = useUnread(portal)
  useEffect(() => followPushes(portal.navigate), [portal])

  const count = unread > 99 ? '99+' : String(unread)
  return (
    <>
      <HeaderPanel
        label={texts.name}
        className={styles.panel}
        button={{
          className: styles.button,
          'aria-label': unread === 0 ? texts.name : filled(texts.unread, { count }),
          title: texts.name,
          children: (
            <>
              <Icon glyph="bell" />
              {unread > 0 && <span className={styles.badge}>{count}</span>}
            </>
          ),
        }}
      >
        {(close) => <NotificationPanel {...{ texts, unread, told }} onClose={close} />}
      </HeaderPanel>
      <VisuallyHidden>
        <span role="status">
          <Risen count={unread} isKnown={isKnown} text={filled(texts.announce, { count })} />
        </span>
      </VisuallyHidden>
    </>
  )
}

/** Says the number when it has grown since the page knew it, and keeps quiet about all else. */
function Risen({ count, isKnown, text }: { count: number; isKnown: boolean; text: string }) {
  const before = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!isKnown) return
    if (before.current !== undefined && count > before.current) setSaid(text)
    before.current = count
  }, [count, isKnown, text])
  return said
}

/**
 * Whoever clicks on a push is brought to its page in a tab that is open, and of several in the one that the worker
 * chooses of those that answer. Answers the function that ends it.
 */
function followPushes(navigate: (path: string) => void): () => void {
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const follow = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === 'can-open-notification') ports[0]?.postMessage(true)
    if (data?.type === 'open-notification' && typeof data.path === 'string') navigate(data.path)
  }
  worker?.addEventListener('message', follow)
  return () => worker?.removeEventListener('message', follow)
}
