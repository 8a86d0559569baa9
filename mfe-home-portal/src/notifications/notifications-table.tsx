import type { Notification } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell, VisuallyHidden } from '@energycockpit/ui'
import styles from './notifications-table.module.css'

const columns = ['what', 'business', 'at', 'read'] as const

interface NotificationsTableProps {
  notifications: readonly Notification[]
  onRead: (ids: string[]) => void
}

/** Notifications with what they lead to; unread ones stand out by weight and by word. */
export function NotificationsTable({ notifications, onRead }: NotificationsTableProps) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (name: (typeof columns)[number]) => t(`columns.${name}`)
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name), labelHidden: name === 'read' }))}>
      {notifications.map(({ id, title, text, href, businessName, at, read }) => (
        <tr key={id}>
          <th scope="row" className={read ? styles.read : undefined}>
            {!read && <VisuallyHidden>{t('isUnread')}: </VisuallyHidden>}
            {href === null ? (
              title
            ) : (
              <a href={href} onClick={() => !read && onRead([String(id)])}>
                {title}
              </a>
            )}
            <p className={styles.text}>{text}</p>
          </th>
          <TableCell label={label('business')} room="two">
            {businessName ?? t('own')}
          </TableCell>
          <TableCell label={label('at')} room="two">
            <time dateTime={at}>{formats.dateTime(at, zone)}</time>
          </TableCell>
          <TableCell atEnd room="two">
            {!read && (
              <Button
                look="quiet"
                className={styles.mark}
                aria-label={t('markOne', { title })}
                onClick={() => onRead([String(id)])}
              >
                {t('mark')}
              </Button>
            )}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
