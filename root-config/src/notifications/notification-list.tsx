import type { Locale, Notification } from '@energycockpit/contract'
import { Icon, IconButton, VisuallyHidden } from '@energycockpit/ui'
import { byDay, timeOfDay } from './by-day'
import { filled } from '../shell/filled'
import styles from './notification-list.module.css'
import type { NotificationTexts } from './notification-texts'

interface NotificationListProps {
  texts: NotificationTexts
  locale: Locale
  items: readonly Notification[]
  onRead: (one: Notification) => void
  /** The user follows the link of one. */
  onFollow: (one: Notification) => void
}

const glyphs = { INFO: 'information', SUCCESS: 'check', WARNING: 'warning', ERROR: 'warning' } as const

/** Notifications under their days, the latest first. */
export function NotificationList({ texts, locale, items, onRead, onFollow }: NotificationListProps) {
  const names = { today: texts.today, yesterday: texts.yesterday }
  return byDay(items, { locale, now: new Date(), names }).map(({ date, label, items: ofDay }) => (
    <section key={date} aria-label={label}>
      <h3 className={styles.day}>{label}</h3>
      <ul className={styles.list}>
        {ofDay.map((one) => (
          <li key={one.id} className={styles.item} data-unread={!one.read || undefined}>
            <Icon glyph={glyphs[one.severity]} className={styles[one.severity]} />
            <div className={styles.words}>
              {!one.read && <VisuallyHidden>{texts.isUnread}: </VisuallyHidden>}
              {one.href === null ? (
                <span className={styles.title}>{one.title}</span>
              ) : (
                <a href={one.href} className={styles.title} onClick={() => onFollow(one)}>
                  {one.title}
                </a>
              )}
              <p>{one.text}</p>
              <p className={styles.detail}>
                <time dateTime={one.at}>{timeOfDay(one.at, locale)}</time>
                {one.businessName !== null && ` · ${one.businessName}`}
              </p>
            </div>
            {!one.read && (
              <IconButton
                glyph="check"
                label={filled(texts.markOne, { title: one.title })}
                onClick={() => onRead(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
