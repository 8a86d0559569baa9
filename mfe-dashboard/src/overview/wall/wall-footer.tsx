import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { Button, Icon } from '@energycockpit/ui'
import type { PageTurns } from './use-page-turns'
import { useFreshFigures } from './use-fresh-figures'
import styles from './wall.module.css'

interface WallFooterProps {
  turns: PageTurns
  pages: number
  onLeave: () => void
}

/** How old the figures are, what time it is, and for whoever comes near: the way to stop, turn or leave. */
export function WallFooter({ turns, pages, onLeave }: WallFooterProps) {
  const { t, formats } = useTexts()
  const { asOf, isOld, now } = useFreshFigures()
  const zone = deviceZone()
  return (
    <footer className={styles.foot}>
      <div className={styles.steps}>
        {pages > 1 && (
          <>
            <Button onClick={() => turns.turn(-1)}>{t('overview.wall.before')}</Button>
            <Button onClick={() => turns.pause(!turns.isPaused)}>
              {t(turns.isPaused ? 'overview.wall.goOn' : 'overview.wall.pause')}
            </Button>
            <Button onClick={() => turns.turn(1)}>{t('overview.wall.next')}</Button>
          </>
        )}
        <Button onClick={onLeave}>{t('overview.wall.leave')}</Button>
      </div>
      {pages > 1 && <p>{t('overview.wall.page', { page: turns.page + 1, of: pages })}</p>}
      {asOf !== undefined && (
        <p className={isOld ? styles.old : undefined}>
          {isOld && <Icon glyph="warning" />}
          {isOld
            ? t('overview.wall.old', { when: formats.dateTime(asOf, zone) })
            : t('overview.wall.asOf', { time: formats.time(asOf, zone) })}
        </p>
      )}
      <p className={styles.clock}>{formats.time(now, zone)}</p>
    </footer>
  )
}
