/*
 * The source ends on the last day of 2022. It is shown as if its last complete week (Monday to Sunday, UTC) were the
 * week before the portal's first start. Moving by whole weeks keeps working days working days; the seasons move with
 * it by at most half a year, which the portal says where it speaks of the demo data.
 *
 * The days of the source after that week are this week's. When they are used up, the source goes on by repeating
 * its last 52 weeks. All times are seconds since 1970 UTC.
 */
const hour = 3_600
const week = 7 * 24 * hour
/** 1970 began on a Thursday: the first Monday was the 5th of January. */
const firstMonday = 4 * 24 * hour
const hoursRepeated = 52 * 7 * 24

/** The Monday 00:00 UTC at or before an instant. */
export const mondayBefore = (instant: number): number =>
  Math.floor((instant - firstMonday) / week) * week + firstMonday

/** What is added to a time of the source, whose last hour ends at `sourceEnd`, when the first start is at `now`. */
export const shiftFor = (sourceEnd: number, now: number): number =>
  mondayBefore(now) - mondayBefore(sourceEnd)

export interface SourceHours {
  /** Start of the first hour. */
  start: number
  /** How many hours there are. */
  count: number
}

/**
 * Which hour of the source (0 is the first) is shown at the hour that starts at `at`; undefined before the first.
 */
export function sourceHour(at: number, shift: number, source: SourceHours): number | undefined {
  const place = Math.floor((at - shift - source.start) / hour)
  if (place < 0) return undefined
  if (place < source.count) return place
  const beyond = place - source.count
  return source.count - hoursRepeated + (beyond % hoursRepeated)
}

/** The end of the last hour that is over at `now`: readings that start before it have arrived. */
export const arrivedUntil = (now: number): number => Math.floor(now / hour) * hour
