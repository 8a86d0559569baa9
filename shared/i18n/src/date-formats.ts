import { calendarPeriod } from './calendar-period'
import { localTime } from './local-time'

/** Instants are milliseconds since 1970 UTC or ISO 8601 texts; zones are IANA names. */
export type Instant = number | string

export interface DateFormats {
  /** 21 Nov 2026 */
  date(at: Instant, timeZone: string): string
  /** Saturday, 21 November 2026 */
  longDate(at: Instant, timeZone: string): string
  /** 14:05 */
  time(at: Instant, timeZone: string): string
  /** 21 Nov 2026, 14:05 */
  dateTime(at: Instant, timeZone: string): string
  /** November 2026 */
  month(at: Instant, timeZone: string): string
  /** Any other choice of parts, as Intl knows them. */
  dateParts(at: Instant, timeZone: string, parts: Intl.DateTimeFormatOptions): string
  /** A half-open period by its calendar name, else from first to last day or minute that it holds. */
  period(from: Instant, to: Instant, timeZone: string): string
  /** The offset in force at an instant, e.g. GMT+1 or UTC: tells the two hours of a clock change apart. */
  zoneName(at: Instant, timeZone: string): string
}

/** With `iso`, days are written as ISO 8601 does (2026-11-21); months, years and hours stay as the language has them. */
export function createDateFormats(region: string, iso = false): DateFormats {
  const formats = new Map<string, Intl.DateTimeFormat>()

  function formatOf(timeZone: string, parts: Intl.DateTimeFormatOptions) {
    const key = `${timeZone} ${JSON.stringify(parts)}`
    let format = formats.get(key)
    if (!format) {
      format = new Intl.DateTimeFormat(region, { timeZone, ...parts })
      formats.set(key, format)
    }
    return format
  }

  const dateParts: DateFormats['dateParts'] = (at, timeZone, parts) =>
    formatOf(timeZone, parts).format(milliseconds(at))

  const isoTime = (at: Instant, timeZone: string) =>
    `${isoDay(at, timeZone)}, ${dateParts(at, timeZone, clock)}`
  const longDay = (at: Instant, timeZone: string) =>
    iso
      ? `${dateParts(at, timeZone, { weekday: 'long' })}, ${isoDay(at, timeZone)}`
      : dateParts(at, timeZone, longDate)

  function period(from: Instant, to: Instant, timeZone: string) {
    const start = milliseconds(from)
    const end = milliseconds(to)
    switch (calendarPeriod(start, end, timeZone)) {
      case 'day':
        return longDay(start, timeZone)
      case 'month':
        return dateParts(start, timeZone, longMonth)
      case 'quarter': {
        const { month, year } = localTime(start, timeZone)
        return `Q${(month + 2) / 3} ${year}`
      }
      case 'year':
        return dateParts(start, timeZone, { year: 'numeric' })
      case 'other': {
        const first = localTime(start, timeZone)
        const last = localTime(end, timeZone)
        const wholeDays = first.hour + first.minute + last.hour + last.minute === 0
        if (iso) {
          const write = wholeDays ? isoDay : isoTime
          return `${write(start, timeZone)} – ${write(wholeDays ? end - 1 : end, timeZone)}`
        }
        return formatOf(timeZone, wholeDays ? mediumDate : dateAndTime).formatRange(
          start,
          wholeDays ? end - 1 : end,
        )
      }
    }
  }

  return {
    date: (at, timeZone) => (iso ? isoDay(at, timeZone) : dateParts(at, timeZone, mediumDate)),
    longDate: longDay,
    time: (at, timeZone) => dateParts(at, timeZone, clock),
    dateTime: (at, timeZone) => (iso ? isoTime(at, timeZone) : dateParts(at, timeZone, dateAndTime)),
    month: (at, timeZone) => dateParts(at, timeZone, longMonth),
    dateParts,
    period,
    zoneName(at, timeZone) {
      const parts = formatOf(timeZone, { timeZoneName: 'short' }).formatToParts(milliseconds(at))
      return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
    },
  }
}

function isoDay(at: Instant, timeZone: string): string {
  const { year, month, day } = localTime(milliseconds(at), timeZone)
  const parts = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  return parts.join('-')
}

const mediumDate = { day: 'numeric', month: 'short', year: 'numeric' } as const
const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const longMonth = { month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dateAndTime = { ...mediumDate, ...clock } as const

function milliseconds(at: Instant): number {
  return typeof at === 'number' ? at : Date.parse(at)
}
