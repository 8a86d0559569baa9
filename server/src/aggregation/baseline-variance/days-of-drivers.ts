import { convert } from '@energycockpit/units'
import type { Readings } from '../../readings/index'
import type { DayNumber, DaySpan } from './days-of-periods'
import type { PlannedDrivers } from './planned-drivers'
import { valuesOfDays, type ValueOfDay } from './values-of-days'

/** A driver day by day, in the unit in which models know it; undefined where a day is not known. */
export interface DaysOfDriver {
  key: string
  on(day: DayNumber): number | undefined
}

/** Less of a day would make its sum smaller; the mean of most hours is near enough to that of the day. */
const enough = { SUM: 0.99, MEAN: 0.75 } as const

/** All drivers by the days of a zone, which is that of a meter's location and not the driver's own. */
export async function daysOfDrivers(
  readings: Readings,
  { known, series, sources }: PlannedDrivers,
  {
    zones,
    ...reading
  }: { zones: readonly string[]; spans: readonly DaySpan[]; now: number; signal: AbortSignal },
): Promise<(zone: string) => DaysOfDriver[]> {
  const cut = [...new Set(zones)].flatMap((zone) =>
    series.map(({ id, interval, timeZone }) => ({ id, interval, timeZone, zone })),
  )
  const values =
    sources === undefined
      ? () => new Map<DayNumber, ValueOfDay>()
      : await valuesOfDays(readings, { ...reading, series: cut, sources })
  const unitNow = new Map(series.map(({ id, unit }) => [id, unit]))
  return (zone) =>
    known.map(({ seriesId, unit, daily }) => {
      const from = unitNow.get(seriesId) ?? unit
      const days = values(seriesId, zone)
      return {
        key: String(seriesId),
        on(day) {
          const found = days.get(day)
          if (found === undefined || found.known < enough[daily]) return undefined
          const value = daily === 'SUM' ? found.sum : found.sum / found.count
          return from === unit ? value : convert(value, from, unit)
        },
      }
    })
}
