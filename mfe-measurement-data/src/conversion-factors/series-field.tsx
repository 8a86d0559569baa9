import { useId } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import type { ChosenSeries } from './chosen-series'
import styles from './conversion-factors.module.css'

interface SeriesFieldProps {
  series: ChosenSeries | undefined
  /** Somebody has tried to save it: that none is chosen is told. */
  tried: boolean
  onOpen: () => void
}

/** The series that says the values, and the way to the choice of one. */
export function SeriesField({ series, tried, onOpen }: SeriesFieldProps) {
  const { t } = useTexts()
  const faultId = useId()
  const lacks = tried && !series
  return (
    <div className={styles.series}>
      <p className={styles.lines}>
        <span className={styles.label}>{t('factors.form.series')}</span>
        <span>
          {series
            ? t('factors.form.seriesIn', {
                series: series.name,
                unit: unitSign(series.unit),
                interval: t(`interval.${series.interval}`),
              })
            : t('factors.form.noSeriesYet')}
        </span>
      </p>
      <Button onClick={onOpen} aria-haspopup="dialog" aria-describedby={lacks ? faultId : undefined}>
        {t('factors.form.chooseSeries')}
      </Button>
      {lacks && (
        <p id={faultId} role="alert" className={styles.fault}>
          {t('factors.form.noSeries')}
        </p>
      )}
    </div>
  )
}
