import { leastJudgedDays, type ForecastPeriod } from '@energycockpit/contract'
import { dateAt } from '@energycockpit/time'
import { dayNumber, type DayNumber, type DaySpan } from '../baseline-variance/days-of-periods'

export interface ForecastDays {
  /** The running day, week, month or year. */
  period: DaySpan
  /** The same period a year before: of days and weeks 52 weeks before, so that weekdays lie under each other. */
  previous: DaySpan
}

const dayLength = 86_400_000
const weeksOfYear = 52

/** The day that an instant (milliseconds since 1970 UTC) is of. */
export const dayAt = (instant: number, timeZone: string): DayNumber =>
  dayNumber(dateAt(new Date(instant), timeZone).toString())

/** The period that runs on a day. */
export function forecastDays(until: ForecastPeriod, today: DayNumber): ForecastDays {
  const date = new Date(today * dayLength)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const between = (from: number, to: number): DaySpan => ({ from: from / dayLength, to: to / dayLength })
  switch (until) {
    case 'DAY':
      return withWeekdays({ from: today, to: today + 1 })
    case 'WEEK': {
      const monday = today - weekdayOf(today)
      return withWeekdays({ from: monday, to: monday + 7 })
    }
    case 'MONTH': {
      const ofYear = (one: number) => between(Date.UTC(one, month), Date.UTC(one, month + 1))
      return { period: ofYear(year), previous: ofYear(year - 1) }
    }
    case 'YEAR': {
      const whole = (one: number) => between(Date.UTC(one, 0), Date.UTC(one + 1, 0))
      return { period: whole(year), previous: whole(year - 1) }
    }
  }
}

/** The days by which it is judged whether there is enough data: those of the period that are over, but at least the last 28. */
export const judgedDays = (period: DaySpan, today: DayNumber): DaySpan => ({
  from: Math.min(period.from, today - leastJudgedDays),
  to: today,
})

function withWeekdays(period: DaySpan): ForecastDays {
  const before = 7 * weeksOfYear
  return { period, previous: { from: period.from - before, to: period.to - before } }
}

/** 0 Monday … 6 Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: DayNumber) => (((day + 3) % 7) + 7) % 7
