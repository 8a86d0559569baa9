import { wallClock } from '@energycockpit/time'

const day = 86_400_000

/**
 * A number for each instant (seconds): equal for the same time of day, as a clock on the wall shows it, on similar
 * days. Similar are Mondays to Fridays with each other, Saturdays, and Sundays: the three kinds of days of the
 * standard load profiles (VDEW 1999). Holidays are not known here.
 */
export function similarHours(timeZone: string): (at: number) => number {
  const clock = wallClock(timeZone)
  return (at) => {
    const shown = clock(at * 1000)
    const date = Math.floor(shown / day)
    return (shown - date * day) * 3 + kindOfDay(date)
  }
}

/** 1 January 1970 was a Thursday. */
function kindOfDay(date: number): 0 | 1 | 2 {
  const weekday = (((date + 3) % 7) + 7) % 7
  if (weekday === 5) return 1
  return weekday === 6 ? 2 : 0
}
