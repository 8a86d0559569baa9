import { todayIn, type DateRange } from '@energycockpit/time'

export interface SummaryDays {
  yesterday: DateRange
  weekBefore: DateRange
  /** This month until yesterday, or the whole month before where it has just begun. */
  month: DateRange & { isWhole: boolean }
  yearBefore: DateRange
}

/** The day that is just running where clocks are furthest behind: all before it are over everywhere. */
export function earliestToday(now: number, timeZones: readonly string[]): string {
  const days = timeZones.map((zone) => todayIn(zone, new Date(now)))
  return days.toSorted()[0] ?? todayIn('UTC', new Date(now))
}

/** All days are `YYYY-MM-DD` and half open. */
export function summaryDays(today: string): SummaryDays {
  const yesterday = daysLater(today, -1)
  const weekBefore = daysLater(yesterday, -7)
  const from = `${yesterday.slice(0, 8)}01`
  return {
    yesterday: { from: yesterday, to: today },
    weekBefore: { from: weekBefore, to: daysLater(weekBefore, 1) },
    month: { from, to: today, isWhole: today.endsWith('-01') },
    // 29 February has no day to be compared with, and the days before it have.
    yearBefore: {
      from: dayYearBefore(from)!,
      to: daysLater(dayYearBefore(yesterday) ?? dayYearBefore(daysLater(yesterday, -1))!, 1),
    },
  }
}

/** The same day of the month in the year before; undefined for 29 February. */
export function dayYearBefore(day: string): string | undefined {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return day.endsWith('-02-29') ? undefined : before
}

export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
