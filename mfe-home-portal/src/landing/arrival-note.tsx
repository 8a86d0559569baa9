import type { DataArrival } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon } from '@energycockpit/ui'
import styles from './portfolio.module.css'

/** Whether values arrive: from how many metering points, since when, and from which they do not. */
export function ArrivalNote({ arrival, timeZone }: { arrival: DataArrival; timeZone: string }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { expected, recent, lastAt, late } = arrival
  if (expected === 0) return null
  const others = expected - recent - late.length
  return (
    <div className={styles.arrival}>
      <p className={styles.known}>
        <Icon
          glyph={recent < expected ? 'warning' : 'check'}
          className={recent < expected ? styles.warning : styles.good}
        />
        <span>
          <strong>{t('portfolio.arrived', { count: expected, recent: formats.count(recent) })}</strong>{' '}
          {lastAt === null
            ? t('portfolio.noValues')
            : t('portfolio.latest', { time: formats.dateTime(lastAt, timeZone) })}
        </span>
      </p>
      {late.length > 0 && (
        <ul className={styles.late} aria-label={t('portfolio.late')}>
          {late.map((point) => (
            <li key={point.id}>
              <a href={`${basePath}/analysis/measurement-series/${encodeURIComponent(point.id)}`}>
                {point.name}, {point.location}
              </a>{' '}
              <span className={styles.note}>
                {point.lastAt === null
                  ? t('portfolio.lateForLong')
                  : t('portfolio.lateSince', { time: formats.dateTime(point.lastAt, timeZone) })}
              </span>
            </li>
          ))}
          {others > 0 && <li className={styles.note}>{t('portfolio.othersLate', { count: others })}</li>}
        </ul>
      )}
    </div>
  )
}
