import type { LocalTime } from '@energycockpit/time'

/** Empty where there is nothing; a time by the clock of a place, or by UTC; a day of the calendar. */
export type Cell = string | number | LocalTime | UtcTime | CalendarDay | null

/** Milliseconds since 1970. */
export interface UtcTime {
  utc: number
}

/** `YYYY-MM-DD`, wherever one is. */
export interface CalendarDay {
  day: string
}
