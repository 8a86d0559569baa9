import { useTexts, type Formats } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import { bucketQualities } from './bucket-quality'
import type { ChartSubject, ChartValues } from './chart-values'
import type { Comparison } from './comparison'
import type { DrawnValues } from './drawn-values'
import styles from './progression-chart.module.css'

interface ChartLegendProps {
  subject: ChartSubject
  values: DrawnValues
  comparison: Comparison | undefined
  now: number
  hasWeekends: boolean
  hasDoubledHours: boolean
}

/** What the signs of the chart mean, and its figures, so that nobody has to hover. */
export function ChartLegend(props: ChartLegendProps) {
  const { subject, values, comparison, now, hasWeekends, hasDoubledHours } = props
  const { t, formats } = useTexts()
  const { counts } = bucketQualities(values, now)
  const unsure = counts.partial + counts.running
  const of = values.pairs ? 'Stretch' : ''
  return (
    <ul className={classNames(styles.legend, styles[subject.carrier])}>
      <li className={styles.legendSeries}>
        <span className={classNames(styles.sign, values.aggregation === 'SUM' ? styles.bar : styles.line)} />
        <span>
          {subject.seriesLabel}
          {subject.modelled ? ` (${t('chart.modelled')})` : ''}
        </span>
        <strong className={styles.legendFigure}>
          {t(values.aggregation === 'SUM' ? 'chart.sum' : 'chart.mean')} {total(values, formats)}
        </strong>
        <span className={styles.muted}>
          {t(subject.modelled ? 'chart.complete' : 'chart.measured', {
            share: formats.percent(values.total.measured),
          })}
        </span>
      </li>
      {comparison ? (
        <li>
          <span className={classNames(styles.sign, styles.comparison)} />
          {comparison.label} ({comparison.when})
          <strong className={styles.legendFigure}>
            {comparison.total === null ? '–' : formats.quantity(comparison.total, values.unit)}
          </strong>
        </li>
      ) : null}
      {counts.estimated > 0 ? (
        <li>
          <span className={classNames(styles.sign, styles.hatched)} />
          {t(`chart.keyEstimated${of}`, {
            count: counts.estimated,
            written: formats.count(counts.estimated),
          })}
        </li>
      ) : null}
      {unsure > 0 ? (
        <li>
          <span className={classNames(styles.sign, values.pairs ? styles.gap : styles.hollow)} />
          {t(`chart.keyPartial${of}`, { count: unsure, written: formats.count(unsure) })}
        </li>
      ) : null}
      {counts.missing > 0 ? (
        <li>
          <span className={classNames(styles.sign, styles.gap)} />
          {t(`chart.keyMissing${of}`, { count: counts.missing, written: formats.count(counts.missing) })}
        </li>
      ) : null}
      {hasWeekends ? (
        <li>
          <span className={classNames(styles.sign, styles.weekend)} />
          {t('chart.keyWeekend')}
        </li>
      ) : null}
      {hasDoubledHours ? (
        <li>
          <span className={classNames(styles.sign, styles.doubled)} />
          {t('chart.keyDoubled')}
        </li>
      ) : null}
    </ul>
  )
}

function total(values: ChartValues, formats: Formats): string {
  const amount = values.aggregation === 'SUM' ? values.total.value : values.total.mean
  return amount === null ? '–' : formats.quantity(amount, values.unit)
}
