import type { CsvInterval } from '@energycockpit/contract'

const minute = 60_000
const day = 1_440 * minute

/** Elapsed milliseconds; the others are those of a calendar. */
export const elapsedIntervals: Readonly<Partial<Record<CsvInterval, number>>> = {
  PT1S: 1_000,
  PT1M: minute,
  PT5M: 5 * minute,
  PT10M: 10 * minute,
  PT15M: 15 * minute,
  PT30M: 30 * minute,
  PT1H: 60 * minute,
}

const months: Readonly<Partial<Record<CsvInterval, number>>> = { P1M: 1, P3M: 3, P1Y: 12 }

/** One interval earlier by a clock on a wall, as milliseconds in UTC. */
export function intervalBefore(wall: number, interval: CsvInterval): number {
  const elapsed = elapsedIntervals[interval]
  if (elapsed !== undefined) return wall - elapsed
  const length = months[interval]
  if (length === undefined) return wall - day
  const date = new Date(wall)
  // The end of 31 March is that of a month whose start is a first, so that no month is too short for a day.
  return Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() - length,
    date.getUTCDate(),
    ...[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()],
  )
}

const calendarDays: readonly [CsvInterval, min: number, max: number][] = [
  ['P1D', 1, 1],
  ['P1M', 28, 31],
  ['P3M', 90, 92],
  ['P1Y', 365, 366],
]

/** The interval that two times in a row are apart by a clock on a wall. */
export function intervalOf(milliseconds: number): CsvInterval | undefined {
  for (const [interval, length] of Object.entries(elapsedIntervals))
    if (length === milliseconds) return interval as CsvInterval
  const days = milliseconds / day
  return calendarDays.find(([, min, max]) => days >= min && days <= max && Number.isInteger(days))?.[0]
}
