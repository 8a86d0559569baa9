/** A month of the calendar, `YYYY-MM`. */
export type Month = string

const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthOf = (number: number): Month =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

export const addMonths = (month: Month, count: number): Month => monthOf(numberOf(month) + count)

/** From the first to the last one; none where the last is before the first. */
export const monthsFrom = (first: Month, last: Month): Month[] =>
  Array.from({ length: Math.max(0, numberOf(last) - numberOf(first) + 1) }, (_, place) =>
    addMonths(first, place),
  )

/** The given number of months that end with this one, the earliest first. */
export const monthsUntil = (last: Month, count: number): Month[] =>
  monthsFrom(addMonths(last, 1 - count), last)

/** The last month that is over on a day, `YYYY-MM-DD`. */
export const lastMonthOver = (day: string): Month => addMonths(day.slice(0, 7), -1)

export const daysIn = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** The month of a year in which both lie: `03` of `2026-03`. */
export const calendarMonth = (month: Month): string => month.slice(5)

/** Its first day, and the day after its last one, as dates. */
export const firstDay = (month: Month): string => `${month}-01`
