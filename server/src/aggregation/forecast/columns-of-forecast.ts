import type { ForecastColumns } from '@energycockpit/contract'
import { forecastTotals } from '@energycockpit/models/forecast'
import type { DaySpan } from '../baseline-variance/days-of-periods'
import { bandLevel } from '../baseline-variance/compare-with-model'
import type { MeterForecastFound } from './meter-forecast'

export type Foretold = NonNullable<MeterForecastFound['foretold']>

export interface ForecastSum {
  /** Null where nothing was measured. */
  measured: number | null
  /** Of the whole, with its band; equal to what was measured where nothing of it is yet to come. */
  expected: number
  lower: number
  upper: number
  /** Whether something is yet to come or missing. */
  isForetold: boolean
}

/** Several meters together over any of the days that were foretold; `first` is the first of these days. */
export function sumsOfForecast(meters: readonly Foretold[], first: number): (days: DaySpan) => ForecastSum {
  const totals = forecastTotals(meters, bandLevel)
  const length = meters[0]?.share.length ?? 0
  const measured = new Float64Array(length).fill(NaN)
  const isForetold = new Uint8Array(length)
  for (const meter of meters)
    for (let place = 0; place < length; place++) {
      const value = meter.measured[place]!
      if (!Number.isNaN(value))
        measured[place] = (Number.isNaN(measured[place]!) ? 0 : measured[place]!) + value
      if (meter.share[place]! > 0) isForetold[place] = 1
    }
  const isNeverNegative = meters.every((meter) => meter.isNeverNegative)
  return ({ from, to }) => {
    const places = { from: from - first, to: to - first }
    const known = measured.subarray(places.from, places.to).filter((value) => !Number.isNaN(value))
    const sum = known.reduce((all, value) => all + value, 0)
    const { expected: ahead, uncertainty } = totals(places)
    const expected = sum + ahead
    const least = isNeverNegative ? sum : -Infinity
    return {
      measured: known.length === 0 ? null : sum,
      ...{ expected, lower: Math.max(least, expected - uncertainty), upper: expected + uncertainty },
      isForetold: isForetold.subarray(places.from, places.to).includes(1),
    }
  }
}

/** The sums of rows that follow each other, and of all from the first on. `startOf`: of a day, milliseconds since 1970 UTC. */
export function columnsOfForecast(
  sums: (days: DaySpan) => ForecastSum,
  rows: readonly DaySpan[],
  { startOf, figure }: { startOf: (day: number) => number; figure: (value: number) => number },
): ForecastColumns {
  const each = rows.map(sums)
  const until = rows.map(({ to }) => sums({ from: rows[0]!.from, to }))
  const foretold = (of: readonly ForecastSum[], what: 'expected' | 'lower' | 'upper') =>
    of.map((sum) => (sum.isForetold ? figure(sum[what]) : null))
  return {
    at: rows.map(({ from }) => startOf(from)),
    measured: each.map(({ measured }) => (measured === null ? null : figure(measured))),
    expected: foretold(each, 'expected'),
    lower: foretold(each, 'lower'),
    upper: foretold(each, 'upper'),
    cumulated: until.map(({ expected }) => figure(expected)),
    cumulatedLower: foretold(until, 'lower'),
    cumulatedUpper: foretold(until, 'upper'),
  }
}
