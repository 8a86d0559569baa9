import type { SeriesRules } from '@energycockpit/contract'
import { wallClock } from '@energycockpit/time'

/** How much is used in an interval in relation to others: a weight, not negative, for its start (seconds). */
export type Profile = (at: number) => number

/** The same at all times. */
export const evenProfile: Profile = () => 1

const hour = 3_600_000
const week = 168

/**
 * A standard profile of one week: a weight for each hour, from Monday 00:00 on a clock on the wall in `timeZone`.
 * Throws a RangeError unless there are 168 weights from 0 on.
 */
export function weeklyProfile(weights: readonly number[], timeZone: string): Profile {
  if (weights.length !== week || !weights.every((weight) => weight >= 0))
    throw new RangeError('A profile of a week has 168 weights from 0 on.')
  const clock = wallClock(timeZone)
  // 1 January 1970 was a Thursday: three days after a Monday.
  return (at) => weights[(((Math.floor(clock(at * 1000) / hour) + 3 * 24) % week) + week) % week]!
}

/** The one by which the amounts of a series are spread. */
export const profileOf = ({ profile }: Pick<SeriesRules, 'profile'>, timeZone: string): Profile =>
  profile === null ? evenProfile : weeklyProfile(profile, timeZone)
