import type { Anomaly } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, carrierOfProduct, CarrierSign } from '@energycockpit/ui'
import { explanationPath } from './explanation-path'
import { lastDayOf } from './last-days'
import { placeOf } from './place-of'
import tiles from '../tiles.module.css'
import styles from './anomalies.module.css'

interface AnomalyLineProps {
  anomaly: Anomaly
  today: string
  /** Absent: the user may not, or nobody sits in front of the screen. */
  onAcknowledge: (() => void) | undefined
}

/** One anomaly: where and when, by how much, and what it cost. Its link shows why it is one. */
export function AnomalyLine({ anomaly, today, onAcknowledge }: AnomalyLineProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const place = placeOf(anomaly, t)
  const { productType, kind, excess, expected, unit, money, currency, goesOn } = anomaly
  const from = formats.date(anomaly.from, 'UTC')
  const last = formats.date(lastDayOf(anomaly), 'UTC')
  const when = goesOn
    ? t('anomalies.since', { from })
    : from === last
      ? from
      : t('anomalies.fromTo', { from, to: last })
  return (
    <li className={styles.anomaly}>
      <span className={styles.what}>
        <a className={tiles.name} href={explanationPath(basePath, anomaly, today)}>
          <CarrierSign carrier={carrierOfProduct[productType]} />
          {place}
        </a>
        <span className={tiles.note}>{`${when} · ${t(`anomalies.kinds.${kind}`)}`}</span>
      </span>
      <span className={styles.amount}>
        <strong>
          {money === null || currency === null ? t('anomalies.noPrice') : signed(money, currency)}
        </strong>
        <span className={tiles.note}>
          {expected === 0 ? '' : `${writtenChange(excess / Math.abs(expected), formats)} · `}
          {signed(excess, unit)}
        </span>
      </span>
      {onAcknowledge && (
        <Button
          onClick={onAcknowledge}
          aria-haspopup="dialog"
          aria-label={t('anomalies.acknowledgeOf', { name: place, when })}
        >
          {t('anomalies.acknowledge')}
        </Button>
      )}
    </li>
  )

  function signed(value: number, of: string): string {
    return `${value > 0 ? '+' : ''}${formats.quantity(value, of)}`
  }
}
