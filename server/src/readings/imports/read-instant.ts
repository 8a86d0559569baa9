const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * Seconds since 1970 UTC of an instant as ISO 8601 writes it, with its offset from UTC. `shapeless`: no such text,
 * `unreal`: one that no calendar or no clock shows.
 */
export function readInstant(text: string): number | 'shapeless' | 'unreal' {
  const usual = usualInstant(text)
  if (!Number.isNaN(usual)) return usual
  if (!iso.test(text)) return 'shapeless'
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) || !isInCalendar(text) ? 'unreal' : milliseconds / 1000
}

/** JavaScript takes 30 February for 2 March. */
function isInCalendar(at: string): boolean {
  const day = Number(at.slice(8, 10))
  return day <= 28 || new Date(`${at.slice(0, 10)}T00:00:00Z`).getUTCDate() === day
}

/**
 * Nearly all of a million instants are `2026-03-29T01:00Z`, `…T01:00:00Z` or `…T01:00:00.000Z`, or the same with an
 * offset: by their characters they are read in a fifth of the time. NaN for everything else, also for the last days of
 * a month.
 */
function usualInstant(text: string): number {
  const hasSeconds = text.charCodeAt(16) === colon
  const hasFraction = hasSeconds && text.charCodeAt(19) === point
  if (hasFraction && digits(text, 20, 3) !== 0) return NaN
  const end = hasFraction ? 23 : hasSeconds ? 19 : 16
  if (
    text.charCodeAt(4) !== hyphen ||
    text.charCodeAt(7) !== hyphen ||
    text.charCodeAt(10) !== capitalT ||
    text.charCodeAt(13) !== colon
  )
    return NaN
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 2)
  const day = digits(text, 8, 2)
  const hour = digits(text, 11, 2)
  const minute = digits(text, 14, 2)
  const second = hasSeconds ? digits(text, 17, 2) : 0
  const usual =
    year >= 1970 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 28 &&
    hour <= 23 &&
    minute <= 59 &&
    second <= 59
  return usual ? Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - offset(text, end) : NaN
}

/** Seconds east of UTC; NaN for what is none, or hardly one. */
function offset(text: string, from: number): number {
  const sign = text.charCodeAt(from)
  if (sign === capitalZ && text.length === from + 1) return 0
  if ((sign !== plus && sign !== hyphen) || text.charCodeAt(from + 3) !== colon || text.length !== from + 6)
    return NaN
  const hours = digits(text, from + 1, 2)
  const minutes = digits(text, from + 4, 2)
  if (!(hours <= 14 && minutes <= 59)) return NaN
  return (sign === plus ? 60 : -60) * (60 * hours + minutes)
}

/** The whole number that so many characters are; NaN where one of them is no digit. */
function digits(text: string, from: number, count: number): number {
  let number = 0
  for (let place = from; place < from + count; place++) {
    const digit = text.charCodeAt(place) - zero
    // Also where the text has ended.
    if (!(digit >= 0 && digit <= 9)) return NaN
    number = number * 10 + digit
  }
  return number
}

const [zero, hyphen, plus, colon, point, capitalT, capitalZ] = [...'0-+:.TZ'].map((sign) =>
  sign.charCodeAt(0),
) as [...[number, number, number, number, number, number, number]]
