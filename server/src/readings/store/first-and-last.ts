import type { Readings } from './readings-store'

/** Starts of the first and the last interval with a value, by series; a series without any is not in the answer. */
export async function firstAndLast(
  readings: Readings,
  seriesIds: readonly number[],
): Promise<Map<number, { firstAt: string; lastAt: string }>> {
  if (seriesIds.length === 0) return new Map()
  const rows = await readings.select<[series: number, first: number, last: number]>({
    query: `
      select series_id, toUnixTimestamp(min(at)), toUnixTimestamp(max(at))
      from readings final
      where series_id in {seriesIds:Array(UInt32)} and quality != 'missing'
      group by series_id`,
    params: { seriesIds },
  })
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
  return new Map(
    rows.map(([series, first, last]) => [series, { firstAt: instant(first), lastAt: instant(last) }]),
  )
}
