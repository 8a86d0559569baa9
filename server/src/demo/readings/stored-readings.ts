import type { Readings } from '../../readings/index'
import type { DemoSeries } from '../records/metering-points'

/** How many readings of the series the store has before an instant (seconds since 1970 UTC). */
export async function storedReadings(
  readings: Readings,
  series: readonly DemoSeries[],
  before: number,
): Promise<number> {
  const [[stored] = [0]] = await readings.select<[number | string]>({
    query: `
      select count() from readings final
      where series_id in {series:Array(UInt32)} and at < toDateTime({before:UInt32}, 'UTC')`,
    params: { series: series.map(({ id }) => id), before },
  })
  return Number(stored)
}
