import type { ReadingColumns, Readings, Quality } from '../../readings/index'

/** What the engine's time can hold. */
const inTime = (second: number) => Math.min(Math.max(second, 0), 4_294_967_295)

/** Starts of intervals of which a meter gave a value, seconds since 1970 UTC. */
export interface Extent {
  first: number
  last: number
  /** The last at or before a span begins, and the first at or after its end; of the series when there is none. */
  before: number
  after: number
}

/** Where a series has readings, seen from a span; undefined when it has none. */
export async function extentOf(
  readings: Readings,
  { seriesId, from, to }: Omit<PartOfSeries, 'max'>,
  signal: AbortSignal,
): Promise<Extent | undefined> {
  const [[count, first, last, before, after] = [0, 0, 0, 0, 0]] = await readings.select<
    [number | string, number, number, number, number]
  >({
    query: `
      select count(), min(start), max(start),
        maxIf(start, start <= {from:UInt32}), minIf(start, start >= {to:UInt32})
      from (
        select toUnixTimestamp(at) as start from readings final
        where series_id = {seriesId:UInt32} and quality in ('measured', 'substituted'))`,
    params: { seriesId, from: inTime(from), to: inTime(to) },
    signal,
  })
  if (Number(count) === 0) return undefined
  // The engine answers 0 where there is none.
  return { first, last, before: before || first, after: after || last }
}

export interface PartOfSeries {
  seriesId: number
  /** Half open, seconds since 1970 UTC. */
  from: number
  to: number
  /** The first so many. */
  max: number
}

interface MeterReadings extends ReadingColumns {
  at: number[]
  value: number[]
  quality: Quality[]
}

/** What a meter gave, ascending. In one row of columns, which is read much faster than a row for each reading. */
export async function meterReadings(
  readings: Readings,
  { from, to, ...part }: PartOfSeries,
  signal: AbortSignal,
): Promise<MeterReadings> {
  const [[at, value, quality] = [[], [], []]] = await readings.select<[number[], number[], Quality[]]>({
    query: `
      select groupArray(start), groupArray(value), groupArray(quality) from (
        select toUnixTimestamp(at) as start, value, quality from readings final
        where series_id = {seriesId:UInt32} and quality in ('measured', 'substituted')
          and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')
        order by at limit {max:UInt32})`,
    params: { ...part, from: inTime(from), to: inTime(to) },
    signal,
  })
  return { at, value, quality }
}

/** Two parts of a series, one after the other, without what starts before an instant. */
export function joined(one: MeterReadings, other: MeterReadings, since: number): MeterReadings {
  const kept = one.at.findIndex((start) => start >= since)
  const tail = <T>(column: T[]) => (kept < 0 ? [] : column.slice(kept))
  return {
    at: tail(one.at).concat(other.at),
    value: tail(one.value).concat(other.value),
    quality: tail(one.quality).concat(other.quality),
  }
}
