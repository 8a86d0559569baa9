import type { ResultAs, SeriesValues } from '@energycockpit/contract'
import { bucketStarts, startOfDay } from '@energycockpit/time'
import type { JoinGranularity } from './join-buckets'

interface Wanted {
  seriesId: number
  unit: string
  timeZone: string
  /** Half open. */
  days: readonly [string, string]
  granularity: JoinGranularity
  /** Null: nothing was measured. */
  valueOf: (place: number, at: number) => number | null
  as?: ResultAs | undefined
}

/** What the server answers for a series, for tests. */
export function seriesValues({ days, granularity, valueOf, ...series }: Wanted): SeriesValues {
  const { seriesId, unit, timeZone } = series
  const [from, to] = [startOfDay(days[0], timeZone), startOfDay(days[1], timeZone)]
  const at = bucketStarts(from, to, granularity, timeZone).starts
  const value = at.map((start, place) => valueOf(place, start))
  const there = value.filter((each) => each !== null)
  const sum = there.reduce((total, each) => total + each, 0)
  return {
    ...{ seriesId, quantity: 'ENERGY', unit, timeZone, granularity, aggregation: 'SUM', function: 'SUM' },
    ...{ at, value, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    measured: value.map((each) => (each === null ? 0 : 1)),
    estimated: value.map(() => 0),
    total: {
      ...{ value: there.length === 0 ? null : sum, minimum: null, maximum: null, mean: null },
      ...{ measured: there.length / Math.max(1, at.length), estimated: 0, expected: at.length },
    },
  }
}
