import type { CalendarDate } from '@internationalized/date'
import { parseDate } from '@internationalized/date'
import { dateAt, presetPeriod, startOfDate, type DateRange, type Period } from '@energycockpit/time'
import type { PeriodChoice } from './choice'

/** The instants of a chosen period in a zone. */
export function periodOf(choice: PeriodChoice, now: Date, timeZone: string): Period {
  if ('preset' in choice) return presetPeriod(choice.preset, now, timeZone)
  return {
    from: new Date(startOfDate(parseDate(choice.from), timeZone)),
    to: new Date(startOfDate(parseDate(choice.to), timeZone)),
  }
}

/** The period of the same length before (−1) or after (1): by months where it is whole months, else by days. */
export function neighbourOf(range: DateRange, direction: 1 | -1): DateRange {
  const from = parseDate(range.from)
  const to = parseDate(range.to)
  const step =
    from.day === 1 && to.day === 1
      ? { months: direction * ((to.year - from.year) * 12 + to.month - from.month) }
      : { days: direction * (dayNumber(to) - dayNumber(from)) }
  return { from: from.add(step).toString(), to: to.add(step).toString() }
}

/** A period as long as the given one that ends with the day of `last`; whole months end with its month. */
export function rangeEndingWith(range: DateRange, last: Date, timeZone: string): DateRange {
  const from = parseDate(range.from)
  const to = parseDate(range.to)
  const day = dateAt(last, timeZone)
  if (from.day === 1 && to.day === 1) {
    const end = day.set({ day: 1 }).add({ months: 1 })
    const months = (to.year - from.year) * 12 + to.month - from.month
    return { from: end.subtract({ months }).toString(), to: end.toString() }
  }
  const end = day.add({ days: 1 })
  return { from: end.subtract({ days: dayNumber(to) - dayNumber(from) }).toString(), to: end.toString() }
}

function dayNumber(date: CalendarDate): number {
  return date.calendar.toJulianDay(date)
}
