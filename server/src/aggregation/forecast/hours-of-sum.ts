import { elapsedLengths, fitsInto } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { RowSources } from '../../calculations/index'
import { Bound, type Readings, type SeriesInterval } from '../../readings/index'

/** Milliseconds of an hour. */
export const elapsedHours = 3_600_000

interface AddedSeries extends SeriesInterval {
  id: number
  unit: string
}

export interface HourOfSum {
  sum: number
  count: number
  /** Share of the intervals of all series that have a value. */
  known: number
}

type Row = [hour: number, sum: number, count: number]

/** In an hour; of longer intervals nothing is known by the hour. */
export const isWithinHours = ({ interval }: SeriesInterval) => fitsInto(interval, 'PT1H')

const intervalsOfHour = ({ interval }: SeriesInterval) => elapsedHours / elapsedLengths[interval]!

/**
 * What some series had together in each hour of a span (milliseconds since 1970 UTC, whole hours apart), by its start.
 * Hours in which none had a value are absent.
 */
export async function hoursOfSum(
  readings: Readings,
  requested: {
    series: readonly AddedSeries[]
    sources: RowSources
    span: { from: number; to: number }
    unit: string
    signal: AbortSignal
  },
): Promise<ReadonlyMap<number, HourOfSum>> {
  const { sources, span, unit, signal } = requested
  const series = requested.series.filter(isWithinHours)
  const wanted = series.reduce((sum, one) => sum + intervalsOfHour(one), 0)
  const hours = new Map<number, HourOfSum>()
  for (const each of new Set(series.map((one) => one.unit))) {
    const ids = series.filter((one) => one.unit === each).map(({ id }) => id)
    const bound = new Bound()
    const rows = sources.rows(ids, span, bound)
    const first = bound.bind(span.from / 1000, 'UInt32')
    const found = await readings.select<Row>({
      query: `select toUInt32(intDiv(toUnixTimestamp(x.at) - ${first}, 3600)) as hour, sumKahan(x.value),
          toUInt32(count())
        from (${rows}) as x group by hour`,
      params: bound.params,
      signal,
    })
    for (const [hour, sum, count] of found) {
      const at = span.from + hour * elapsedHours
      const before = hours.get(at) ?? { sum: 0, count: 0 }
      const all = before.count + count
      hours.set(at, {
        ...{ sum: before.sum + convert(sum, each, unit), count: all, known: Math.min(1, all / wanted) },
      })
    }
  }
  return hours
}
