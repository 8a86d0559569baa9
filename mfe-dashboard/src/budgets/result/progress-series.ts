import type { ChartValues, TimeSeries } from '@energycockpit/charts'
import type { ConsumedProductType } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import { firstDay } from '../../indicators/rules/months'
import { leastCompared } from '../../indicators/rules/judgement'
import type { BudgetProgress } from '../rules/progress'

interface DrawnProgress {
  progress: BudgetProgress
  year: number
  unit: string
  timeZone: string
  productType: ConsumedProductType
  labels: Readonly<Record<'actual' | 'budget' | 'expected' | 'band', string>>
}

/** Budget and actual since January, and at the end what is expected of the year. */
export function progressSeries({
  progress,
  year,
  unit,
  timeZone,
  productType,
  labels,
}: DrawnProgress): TimeSeries[] {
  const { months, expected } = progress
  const at = months.map(({ month }) => startOfDay(firstDay(month), timeZone))
  const to = new Date(startOfDay(`${year + 1}-01-01`, timeZone)).toISOString()
  const of = (value: (number | null)[], known?: readonly number[], complete = 1): ChartValues => {
    const last = value.findLast((one) => one !== null) ?? null
    return {
      ...{ unit, timeZone, granularity: 'P1M', aggregation: 'SUM', value, at, to },
      from: new Date(at[0]!).toISOString(),
      measured: value.map((one, place) => (one === null ? 0 : (known?.[place] ?? 1))),
      estimated: value.map(() => 0),
      total: { value: last, mean: null, measured: complete, estimated: 0, expected: 12 },
    }
  }
  const carrier = carrierOfProduct[productType]
  const line = { kind: 'step', isCumulated: true } as const
  const counted = months.filter(({ actualUntil }) => actualUntil !== null)
  const complete = counted.reduce((sum, { known }) => sum + known, 0) / Math.max(1, counted.length)
  const actual: TimeSeries = {
    ...{ ...line, id: 'actual', label: labels.actual, carrier, isOnlyComplete: true },
    values: of(
      months.map(({ actualUntil }) => actualUntil),
      months.map(({ known }) => (known >= leastCompared ? 1 : 0.5)),
      complete,
    ),
  }
  const budget: TimeSeries = {
    ...{ ...line, id: 'budget', label: labels.budget, carrier: 'co2', isComparison: true },
    values: of(months.map(({ budgetUntil }) => budgetUntil)),
  }
  if (expected === null) return [actual, budget]
  const atEnd = <T>(value: T) => months.map((_, place) => (place === 11 ? value : null))
  const foretold: TimeSeries = {
    ...{ ...line, id: 'expected', label: labels.expected, carrier, isComparison: true, comparedTo: 'actual' },
    values: of(atEnd(expected.expected)),
    uncertainty: {
      label: labels.band,
      value: atEnd(expected.upper - expected.expected),
      below: atEnd(expected.expected - expected.lower),
    },
  }
  return [actual, budget, foretold]
}

/** From this instant on nothing is missing yet, milliseconds since 1970 UTC. */
export const aheadSince = ({ months }: BudgetProgress, year: number, timeZone: string): number => {
  const ahead = months.find(({ actualUntil }) => actualUntil === null)
  return startOfDay(ahead ? firstDay(ahead.month) : `${year + 1}-01-01`, timeZone)
}
