import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import type { Period } from './period-presets'
import { startOfDate } from './start-of-date'

/** The seven days before the one of an instant (milliseconds since 1970 UTC), by the calendar of the zone. */
export function lastSevenDays(now: number, timeZone: string): Period {
  const today = toCalendarDate(fromAbsolute(now, timeZone))
  return {
    from: new Date(startOfDate(today.subtract({ days: 7 }), timeZone)),
    to: new Date(startOfDate(today, timeZone)),
  }
}
