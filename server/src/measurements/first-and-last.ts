import type { Readings } from './readings-store'

/** Starts of the first and the last interval with a value, by series; a series without any is not in the answer. */
export async function firstAndLast(
  readings: Readings,
  seriesIds: readonly number[],
): Promise<Map<number, { firstAt: string; lastAt: string }>> {
  if (seriesIds.length === 0) return new Map()
  const result = await readings.client.query({
    query: `
      select series_id, toUnixTimestamp(min(at)) as first, toUnixTimestamp(max(at)) as last
      from readings final
      where series_id in {seriesIds:Array(UInt32)} and quality != 'missing'
      group by series_id`,
    query_params: { seriesIds },
    format: 'JSONEachRow',
  })
  const rows = await result.json<{ series_id: number; first: number; last: number }>()
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
  return new Map(
    rows.map((row) => [row.series_id, { firstAt: instant(row.first), lastAt: instant(row.last) }]),
  )
}
