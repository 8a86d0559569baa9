import * as z from 'zod/mini'

const first = Date.parse('0001-01-01T00:00:00Z')
const last = Date.parse('9999-12-31T00:00:00Z')

/** An instant with its offset from UTC, where one end of a period is requested. No calendar goes further than these. */
export const instantParam = z.iso.datetime({ offset: true }).check(
  // Of what is no instant that is said already.
  z.refine((instant) => !(Date.parse(instant) < first || Date.parse(instant) > last), {
    error: 'is in no year from 1 to 9999',
  }),
)
