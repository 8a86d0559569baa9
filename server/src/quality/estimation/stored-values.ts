import type { Readings } from '../../readings/index'

/** What is in force in a half-open span (seconds since 1970 UTC), by the start of the interval; of any quality. */
export async function storedValues(
  readings: Readings,
  { seriesId, from, to }: { seriesId: number; from: number; to: number },
  signal: AbortSignal,
): Promise<Map<number, number>> {
  const [[at, value] = [[], []]] = await readings.select<[number[], number[]]>({
    query: `
      select groupArray(toUnixTimestamp(at)), groupArray(value) from readings final
      where series_id = {seriesId:UInt32} and quality != 'missing'
        and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`,
    params: { seriesId, from: Math.max(from, 0), to: Math.max(to, 0) },
    signal,
  })
  return new Map(at.map((start, place) => [start, value[place]!]))
}
