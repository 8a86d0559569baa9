import type { Formats, Translate } from '@energycockpit/i18n'
import type { TimeSeries } from './time-series'

/** 'Sum 12.3 MWh', 'Mean 4.5 °C' or 'At the end 1.2 MWh', of the whole period; a dash where there is none. */
export function legendFigure(
  { values, isCumulated }: Pick<TimeSeries, 'values' | 'isCumulated'>,
  t: Translate,
  formats: Formats,
): string {
  const isSum = values.aggregation === 'SUM'
  const amount = isSum ? values.total.value : values.total.mean
  const written = amount === null ? '–' : formats.quantity(amount, values.unit)
  return `${t(isCumulated ? 'chart.atEnd' : isSum ? 'chart.sum' : 'chart.mean')} ${written}`
}

/** How much of the period is there: '98% measured', or '98% complete'. */
export function measuredFigure(
  { values, modelled, isOnlyComplete }: Pick<TimeSeries, 'values' | 'modelled' | 'isOnlyComplete'>,
  t: Translate,
  formats: Formats,
): string {
  return t(modelled || isOnlyComplete ? 'chart.complete' : 'chart.measured', {
    share: formats.percent(values.total.measured),
  })
}
