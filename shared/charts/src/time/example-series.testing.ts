import type { BucketLength, ChartValues } from '../chart-values'
import type { TimeSeries } from './time-series'

export const hour = 3_600_000
export const start = Date.UTC(2026, 5, 1)

interface Wanted {
  value: readonly (number | null)[]
  unit?: string
  aggregation?: 'SUM' | 'MEAN'
  granularity?: BucketLength
  timeZone?: string
  first?: number
  length?: number
  estimated?: readonly number[]
}

/** Values one after the other, an hour each unless said otherwise. */
export function valuesOf(wanted: Wanted): ChartValues {
  const { value, unit = 'kWh', aggregation = 'SUM', granularity = 'PT1H', timeZone = 'UTC' } = wanted
  const { first = start, length = hour, estimated = value.map(() => 0) } = wanted
  const at = value.map((_, place) => first + place * length)
  const there = value.filter((each) => each !== null)
  const sum = there.reduce((all, each) => all + each, 0)
  return {
    ...{ unit, timeZone, granularity, aggregation, at, value, estimated },
    from: new Date(first).toISOString(),
    to: new Date(first + value.length * length).toISOString(),
    measured: value.map((each, place) => (each === null ? 0 : 1 - estimated[place]!)),
    total: {
      ...{ value: sum, mean: there.length === 0 ? null : sum / there.length },
      ...{ measured: 1, estimated: 0, expected: value.length },
    },
  }
}

export const seriesOf = (id: string, wanted: Wanted, more: Partial<TimeSeries> = {}): TimeSeries => ({
  ...{ id, label: `Series ${id}`, carrier: 'electricity', values: valuesOf(wanted) },
  ...more,
})
