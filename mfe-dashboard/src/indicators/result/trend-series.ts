import type { ChartValues, TimeSeries } from '@energycockpit/charts'
import type { IndicatorContent } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import { leastCompared } from '../rules/judgement'
import { addMonths, firstDay, type Month } from '../rules/months'
import type { IndicatorResult } from './use-judgement'

export type TrendLabels = Readonly<Record<'value' | 'target' | 'baseline', string>>

/** The lines of the trend; none where no value is known. */
export function trendSeries(
  amount: IndicatorContent['amount'],
  { trend, unit, timeZone, last }: Pick<IndicatorResult, 'trend' | 'unit' | 'timeZone' | 'last'>,
  labels: TrendLabels,
): TimeSeries[] {
  const start = (month: Month) => startOfDay(firstDay(month), timeZone)
  const of = (value: (number | null)[], isWhole?: (place: number) => boolean, complete = 1): ChartValues => ({
    ...{ unit, timeZone, granularity: 'P1M', aggregation: 'MEAN', value },
    from: new Date(start(trend[0]!.month)).toISOString(),
    to: new Date(start(addMonths(last, 1))).toISOString(),
    at: trend.map(({ month }) => start(month)),
    measured: value.map((one, place) => (one === null ? 0 : (isWhole?.(place) ?? true) ? 1 : 0.5)),
    estimated: value.map(() => 0),
    // A mean of values of overlapping years would say nothing: the legend has the last one.
    total: {
      value: null,
      mean: value.at(-1) ?? null,
      measured: complete,
      estimated: 0,
      expected: value.length,
    },
  })
  const carrier = amount.kind === 'PRODUCTS' ? carrierOfProduct[amount.products[0]!] : 'electricity'
  const isWhole = (place: number) => trend[place]!.judgement.current.known >= leastCompared
  const line = { kind: 'line', isCumulated: true } as const
  const value: TimeSeries = {
    ...{ ...line, id: 'value', label: labels.value, carrier, isOnlyComplete: true },
    values: of(
      trend.map(({ judgement }) => judgement.current.value),
      isWhole,
      trend.at(-1)!.judgement.current.known,
    ),
  }
  const target: TimeSeries = {
    ...{ ...line, id: 'target', label: labels.target, carrier, isComparison: true, comparedTo: 'value' },
    values: of(trend.map(({ judgement }) => judgement.target)),
  }
  const baseline: TimeSeries = {
    ...{ ...line, id: 'baseline', label: labels.baseline, carrier: 'co2', isComparison: true },
    values: of(trend.map(({ judgement }) => judgement.baseline?.value ?? null)),
  }
  const hasAny = ({ values }: TimeSeries) => values.value.some((one) => one !== null)
  return hasAny(value) ? [value, ...[target, baseline].filter(hasAny)] : []
}
