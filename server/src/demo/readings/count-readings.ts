import type { Readings } from '../../readings/index'
import type { DemoSeries } from '../records/metering-points'

/** How many readings of the series the store has from one instant to another (seconds since 1970 UTC). */
export async function countReadings(
  readings: Readings,
  series: readonly DemoSeries[],
  { from, until }: { from: number; until: number },
): Promise<number> {
  const [[stored] = [0]] = await readings.select<[number | string]>({
    query: `
      select count() from readings final
      where series_id in {series:Array(UInt32)}
        and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({until:UInt32}, 'UTC')`,
    params: { series: series.map(({ id }) => id), from, until },
  })
  return Number(stored)
}
