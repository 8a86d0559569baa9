/** The calendar's reading of one instant in one zone. `month` 1–12, `weekday` 1 (Monday) – 7 (Sunday). */
export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  weekday: number
}

const readers = new Map<string, Intl.DateTimeFormat>()
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function readerOf(timeZone: string): Intl.DateTimeFormat {
  let reader = readers.get(timeZone)
  if (!reader) {
    reader = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    readers.set(timeZone, reader)
  }
  return reader
}

/** What clock and calendar show at an instant (milliseconds since 1970 UTC) in an IANA zone. */
export function localTime(at: number, timeZone: string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const part of readerOf(timeZone).formatToParts(at)) parts[part.type] = part.value
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    weekday: weekdays.indexOf(parts.weekday ?? '') + 1,
  }
}
