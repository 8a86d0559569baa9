import type { Notification } from '@energycockpit/contract'
import { Button, ButtonLink, EmptyState, ErrorState, Waiting } from '@energycockpit/ui'
import { useEffect, useRef } from 'react'
import { showNotice } from '../portal/notices'
import { usePortal, usePortalState } from '../shell/portal-context'
import styles from './notification-bell.module.css'
import { NotificationList } from './notification-list'
import type { NotificationTexts } from './notification-texts'
import { useNotifications } from './use-notifications'

interface NotificationPanelProps {
  texts: NotificationTexts
  unread: number
  told: (unread: number) => void
  onClose: () => void
}

/** What stands in the open panel: it is fetched each time. */
export function NotificationPanel({ texts, unread, told, onClose }: NotificationPanelProps) {
  const portal = usePortal()
  const locale = usePortalState((state) => state.locale)
  const { items, failed, pending, retry, more, mark } = useNotifications(portal, told)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function save(which: Parameters<typeof mark>[0]): Promise<void> {
    // The button that was pressed is about to go.
    heading.current?.focus()
    if (!(await mark(which))) showNotice(portal.state, { kind: 'error', text: texts.notMarked })
  }

  function follow({ id, read }: Notification): void {
    if (!read) void mark({ ids: [id] })
    onClose()
  }

  const newest = items?.[0]
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.name}
        </h2>
        {newest && unread > 0 && (
          <Button look="quiet" onClick={() => void save({ until: newest.id })}>
            {texts.markAll}
          </Button>
        )}
      </div>
      <div className={styles.content}>
        {!items && !failed && <Waiting label={texts.listLoading} lines={3} />}
        {failed && <ErrorState title={texts.listFailed} retry={{ label: texts.retry, onRetry: retry }} />}
        {items?.length === 0 && (
          <EmptyState title={texts.noNotifications} glyph="bell">
            {texts.noneWhy}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <NotificationList
            {...{ texts, locale, items }}
            onRead={({ id }) => void save({ ids: [id] })}
            onFollow={follow}
          />
        )}
        {more && !failed && (
          <Button onClick={more} aria-disabled={pending}>
            {texts.loadMore}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <ButtonLink href={`${portal.routing.basePath}/home-portal/notifications`} onClick={onClose}>
          {texts.allNotifications}
        </ButtonLink>
        <ButtonLink href={`${portal.routing.basePath}/hp/account`} onClick={onClose}>
          {texts.toSettings}
        </ButtonLink>
      </div>
    </>
  )
}
