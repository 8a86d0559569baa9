import * as z from 'zod/mini'

/** IANA name of a time zone. */
export const timeZoneName = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), { error: 'no IANA time zone' }),
)

function isTimeZone(name: string): boolean {
  // An offset such as +01:00 is taken, too, but is no place whose clocks change.
  if (!/^[A-Z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
