import { localTime } from './local-time'

/** What the calendar calls a half-open period, if it has a name for it. */
export type CalendarPeriod = 'day' | 'month' | 'quarter' | 'year' | 'other'

/** Recognises whole days, months, quarters and years of a zone; whatever else it is, is 'other'. */
export function calendarPeriod(from: number, to: number, timeZone: string): CalendarPeriod {
  const start = localTime(from, timeZone)
  const end = localTime(to, timeZone)
  if (to <= from || start.hour + start.minute + end.hour + end.minute !== 0) return 'other'
  const months = (end.year - start.year) * 12 + end.month - start.month
  if (start.day === 1 && end.day === 1) {
    if (months === 1) return 'month'
    if (months === 3 && (start.month - 1) % 3 === 0) return 'quarter'
    if (months === 12 && start.month === 1) return 'year'
  }
  const last = localTime(to - 1, timeZone)
  const oneDay = last.year === start.year && last.month === start.month && last.day === start.day
  return oneDay ? 'day' : 'other'
}
