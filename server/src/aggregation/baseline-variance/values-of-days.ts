import { expectedIntervals } from '@energycockpit/time'
import type { RowSources } from '../../calculations/index'
import type { Readings, SeriesInterval } from '../../readings/index'
import { partSums } from '../by-location/sums-query'
import { instantsOfDay, type DayNumber, type DaySpan } from './days-of-periods'

/** A series whose days are those of a zone, which need not be its own: of temperatures it is that of the meter. */
export interface SeriesOfDays extends SeriesInterval {
  id: number
  /** In which the days are cut. */
  zone: string
}

export interface ValueOfDay {
  sum: number
  count: number
  /** Share of the day's intervals that have a value. */
  known: number
}

/** What each series has on each day of the spans that is over; days without any value are absent. */
export type ValuesOfDays = (seriesId: number, zone: string) => ReadonlyMap<DayNumber, ValueOfDay>

/** Reads all days of all series by one question to the engine. */
export async function valuesOfDays(
  readings: Readings,
  requested: {
    series: readonly SeriesOfDays[]
    sources: RowSources
    spans: readonly DaySpan[]
    now: number
    signal: AbortSignal
  },
): Promise<ValuesOfDays> {
  const { series, sources, spans, now, signal } = requested
  const zones = [...new Set(series.map(({ zone }) => zone))]
  const found = new Map<string, Map<number, Map<DayNumber, ValueOfDay>>>()
  const readSpan = async (zone: string, span: DaySpan) => {
    const starts = new Map<number, DayNumber>()
    let end = 0
    for (let day = span.from; day < span.to; day++) {
      const { from, to } = instantsOfDay(day, zone)
      if (to > now) break
      if (from < 0 || to <= from) continue
      starts.set(from, day)
      end = to
    }
    const [first] = starts.keys()
    if (first === undefined) return
    const ofZone = series.filter((one) => one.zone === zone)
    const request = { sources, ids: [...new Set(ofZone.map(({ id }) => id))], span: { from: first, to: end } }
    const expected = expectedInDays(zone)
    const expectedOf = new Map(ofZone.map((one) => [one.id, expected(one)]))
    const inZone = found.get(zone) ?? new Map<number, Map<DayNumber, ValueOfDay>>()
    found.set(zone, inZone)
    for (const { seriesId, start, sum, measured, estimated } of await partSums(
      readings,
      [{ ...request, starts: [...starts.keys()] }],
      signal,
    )) {
      const day = starts.get(start)
      if (day === undefined) continue
      const count = measured + estimated
      const wanted = expectedOf.get(seriesId)!(day)
      const days = inZone.get(seriesId) ?? new Map<DayNumber, ValueOfDay>()
      inZone.set(seriesId, days.set(day, { sum, count, known: wanted === 0 ? 0 : count / wanted }))
    }
  }
  await Promise.all(zones.flatMap((zone) => spans.map((span) => readSpan(zone, span))))
  return (seriesId, zone) => found.get(zone)?.get(seriesId) ?? new Map()
}

/** How many values a day should have; hundreds of series share one clock. */
function expectedInDays(zone: string) {
  const byClock = new Map<string, (day: DayNumber) => number>()
  return ({ interval, timeZone }: SeriesInterval) => {
    const clock = `${interval} ${timeZone}`
    const known = byClock.get(clock) ?? expectedByDay(zone, interval, timeZone)
    byClock.set(clock, known)
    return known
  }
}

function expectedByDay(zone: string, ...clock: [interval: SeriesInterval['interval'], timeZone: string]) {
  const known = new Map<DayNumber, number>()
  return (day: DayNumber) => {
    const found = known.get(day)
    if (found !== undefined) return found
    const { from, to } = instantsOfDay(day, zone)
    const expected = expectedIntervals(from, to, ...clock)
    known.set(day, expected)
    return expected
  }
}
