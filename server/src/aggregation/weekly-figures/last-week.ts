import { presetPeriod } from '@energycockpit/time'

/** A week and the one before it, milliseconds since 1970 UTC: both half open, `start` ends the one before. */
export interface WeekAndBefore {
  before: number
  start: number
  end: number
}

const threeDays = 3 * 86_400_000

/**
 * The last calendar week that is over in every one of the zones, as each zone has it: the same days everywhere, and
 * 167 or 169 hours where clocks change.
 */
export function lastWeek(now: number, timeZones: readonly string[]): Map<string, WeekAndBefore> {
  const ends = timeZones.map((zone) => presetPeriod('LAST_WEEK', new Date(now), zone).to.getTime())
  // Between the first and the last zone on Earth lie 26 hours, so this is in the week after it in all of them.
  const inWeekAfter = Math.min(...ends) + threeDays
  return new Map(timeZones.map((zone) => [zone, weekAndBefore(inWeekAfter, zone)]))
}

function weekAndBefore(inWeekAfter: number, zone: string): WeekAndBefore {
  const { from, to } = presetPeriod('LAST_WEEK', new Date(inWeekAfter), zone)
  const before = presetPeriod('LAST_WEEK', new Date(from.getTime() + threeDays), zone)
  return { before: before.from.getTime(), start: from.getTime(), end: to.getTime() }
}
