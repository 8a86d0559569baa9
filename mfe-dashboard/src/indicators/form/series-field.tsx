import { useId, useState } from 'react'
import type { IndicatorSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ChooseSeries, seriesLabel } from '@energycockpit/metering-points'
import { Button } from '@energycockpit/ui'
import styles from './series-field.module.css'

interface SeriesFieldProps {
  label: string
  series: readonly IndicatorSeries[]
  most: number
  /** Not only those that count amounts. */
  ofAnyQuantity?: true
  onChange: (series: IndicatorSeries[]) => void
  fault: string | undefined
}

/** Series, usually those that count amounts, chosen one after the other. */
export function SeriesField({ label, series, most, ofAnyQuantity, onChange, fault }: SeriesFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={fault && `${id}-fault`}
      className={styles.field}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {series.length > 0 && (
        <ul className={styles.chosen}>
          {series.map((one) => (
            <li key={one.id}>
              <span>{one.name}</span>
              <Button
                aria-label={t('actions.form.removeOf', { name: one.name })}
                onClick={() => onChange(series.filter((other) => other.id !== one.id))}
              >
                {t('actions.form.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {series.length < most && (
        <div>
          <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
            {t('indicators.form.chooseSeries')}
          </Button>
        </div>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {isChoosing && (
        <ChooseSeries
          title={label}
          {...(ofAnyQuantity !== true && {
            only: {
              fits: ({ quantity }) => quantity === 'ENERGY' || quantity === 'VOLUME',
              none: t('indicators.form.noAmount'),
            },
          })}
          onChoose={(chosen, point) => {
            const name = `${point.location.name} · ${point.name} · ${seriesLabel(point, chosen, t)}`.slice(
              0,
              300,
            )
            const others = series.filter((other) => other.id !== chosen.id)
            onChange([...others, { id: chosen.id, pointId: point.id, name }])
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
