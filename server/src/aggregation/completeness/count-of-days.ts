import { type Source, toSecond, type Readings } from '../../readings/index'

/** What the engine counts on a day that has values. */
export interface CountOfDay {
  /** Place among the days. */
  place: number
  measured: number
  /** Estimated or substituted. */
  estimated: number
}

/** Days by their boundaries, milliseconds since 1970 UTC, ascending. */
export interface Days {
  starts: readonly number[]
  /** End of the last one. */
  end: number
}

/** Counts the values of a source by days. The days are sent to the engine, so that one calendar decides and not two. */
export async function countsOfDays(
  readings: Readings,
  { rows: from, params }: Source,
  { starts }: Days,
  signal: AbortSignal,
): Promise<CountOfDay[]> {
  // East of Greenwich, 1970 begins before what the engine's time can hold; nothing is there.
  const seconds = starts.map(toSecond)
  const rows = await readings.select<[start: number, measured: number, estimated: number]>({
    query: `
      select toUInt32(roundDown(toUnixTimestamp(at), {starts:Array(UInt32)})) as start,
        toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality != 'measured'))
      from ${from}
      group by start order by start`,
    params: { ...params, starts: seconds },
    signal,
  })
  const places = new Map(seconds.map((second, place) => [second, place]))
  return rows.map(([start, measured, estimated]) => ({ place: places.get(start)!, measured, estimated }))
}
