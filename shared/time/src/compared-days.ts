import { parseDate, type CalendarDate } from '@internationalized/date'
import type { DateRange } from './date-range'

/** With what a period is compared. */
export const comparisonKinds = ['PREVIOUS_YEAR', 'PREVIOUS_YEAR_WEEKDAYS', 'PREVIOUS_PERIOD', 'NONE'] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

/** Weeks of a year, by which the same days of the week lie under each other. */
const weeksOfYear = 52

/**
 * The period with which another is compared; half open, days `YYYY-MM-DD`. A year before: by the dates of the calendar
 * (29 February becomes 28 February), or 52 weeks before, so that each day is compared with the same day of the week.
 * The period before has the same length: in months where it is whole months, else in days.
 */
export function comparedDays(range: DateRange, kind: ComparisonKind): DateRange | undefined {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  switch (kind) {
    case 'PREVIOUS_YEAR': {
      // What is longer than a year would be compared with a part of itself.
      const years = Math.max(1, Math.ceil(monthsBetween(from, to) / 12))
      return written(from.subtract({ years }), to.subtract({ years }))
    }
    case 'PREVIOUS_YEAR_WEEKDAYS': {
      const weeks = weeksOfYear * Math.max(1, Math.ceil(daysBetween(from, to) / (7 * weeksOfYear)))
      return written(from.subtract({ weeks }), to.subtract({ weeks }))
    }
    case 'PREVIOUS_PERIOD': {
      const isMonths = from.day === 1 && to.day === 1
      const length = isMonths ? { months: monthsBetween(from, to) } : { days: daysBetween(from, to) }
      return written(from.subtract(length), from)
    }
    case 'NONE':
      return undefined
  }
}

/** The days of a period that are over, seen from a day `YYYY-MM-DD`; undefined: none of them is. */
export function elapsedDays({ from, to }: DateRange, today: string): DateRange | undefined {
  const end = to < today ? to : today
  return from < end ? { from, to: end } : undefined
}

/** How many days a period has. */
export const daysOf = ({ from, to }: DateRange): number => daysBetween(parseDate(from), parseDate(to))

const written = (from: CalendarDate, to: CalendarDate): DateRange => ({
  from: from.toString(),
  to: to.toString(),
})

const dayNumber = (date: CalendarDate) => date.calendar.toJulianDay(date)
const daysBetween = (from: CalendarDate, to: CalendarDate) => dayNumber(to) - dayNumber(from)

/** Begun months count whole. */
function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const months = (to.year - from.year) * 12 + to.month - from.month
  return to.day > from.day ? months + 1 : months
}
