import * as z from 'zod/mini'
import { storableText } from './storable-text'

/** A location is closed no more often than this: about four times a year over fifty years. */
export const maxClosedPeriods = 200
export const maxClosedReason = 200

/** Other calendars and typing errors lie outside. */
const dayOfClosure = z.iso.date().check(z.refine((day) => day >= '1900-01-01' && day <= '2199-12-31'))

/** Days on which a location was or will be closed, e.g. school holidays or a refurbishment. */
export const closedPeriodSchema = z.object({
  /** `YYYY-MM-DD`, by the location's calendar. */
  firstDay: dayOfClosure,
  /** Closed as well. */
  lastDay: dayOfClosure,
  reason: z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(maxClosedReason))),
})
export type ClosedPeriod = z.output<typeof closedPeriodSchema>

/** The earliest first; none overlap. */
export const closedPeriods = z.array(closedPeriodSchema).check(z.maxLength(maxClosedPeriods))

/** The earliest first. */
export const closedInOrder = (periods: readonly ClosedPeriod[]): ClosedPeriod[] =>
  [...periods].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))

/** What is wrong with periods: one ends before it begins, or two have days in common. */
export function faultOfClosed(
  periods: readonly ClosedPeriod[],
): 'PERIOD_REVERSED' | 'PERIODS_OVERLAP' | undefined {
  if (periods.some(({ firstDay, lastDay }) => lastDay < firstDay)) return 'PERIOD_REVERSED'
  const sorted = closedInOrder(periods)
  return sorted.some(({ firstDay }, place) => place > 0 && firstDay <= sorted[place - 1]!.lastDay)
    ? 'PERIODS_OVERLAP'
    : undefined
}
