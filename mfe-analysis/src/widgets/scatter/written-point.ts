import type { Formats } from '@energycockpit/i18n'
import type { JoinGranularity } from '../../joined/join-buckets'

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** When a point was, in the zone of its location; hours with the zone, as one of them comes twice in autumn. */
export function writtenPoint(
  at: number,
  granularity: JoinGranularity,
  timeZone: string,
  formats: Formats,
): string {
  if (granularity === 'P1M') return formats.month(at, timeZone)
  const date = formats.dateParts(at, timeZone, day)
  return granularity === 'P1D'
    ? date
    : `${date}, ${formats.time(at, timeZone)} ${formats.zoneName(at, timeZone)}`
}
