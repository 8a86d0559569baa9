import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useTwin } from '../twin-context'
import { headline, valuesOf } from './meter-values'
import { useValueTexts } from './use-value-texts'
import styles from './values.module.css'

/** The value that stands for an object, with its time and what should be known of it; nothing without metering points. */
export function ObjectValue({ object }: { object: TwinObject }) {
  const { t } = useTexts()
  const { twin, live } = useTwin()
  const textsOf = useValueTexts()
  if (object.fields.meteringPoints.length === 0 || live.state === 'denied') return null
  if (!live.values)
    return (
      <span className={styles.note}>{t(live.state === 'loading' ? 'values.loading' : 'values.failed')}</span>
    )
  const one = headline(valuesOf(object, twin.meteringPoints, live.values))
  if (!one) return <span className={styles.note}>{t('values.none')}</span>
  const { value, time, note } = textsOf(one, live.values)
  return (
    <span className={styles.value}>
      {time !== undefined && <strong>{value}</strong>}
      <span className={styles.note}>
        {time}
        {time !== undefined && note !== undefined && ' · '}
        {note}
      </span>
    </span>
  )
}
