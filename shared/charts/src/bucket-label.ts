import type { Formats } from '@energycockpit/i18n'
import { bucketEnd, type ChartValues } from './chart-values'

/** As long as the shortest day: a clock time at both ends would say nothing of the days between them. */
const DAY = 23 * 3_600_000

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** When a bucket was, in the location's time: 'Mon, 9 Nov 2026, 14:00–15:00'; `zoned` adds the zone's name. */
export function bucketLabel(values: ChartValues, index: number, formats: Formats, zoned: boolean): string {
  const start = values.at[index]!
  const end = bucketEnd(values, index)
  const zone = values.timeZone
  if (/^P\d/.test(values.granularity) || end - start >= DAY) return formats.period(start, end, zone)
  const clock = (at: number) =>
    zoned ? `${formats.time(at, zone)} ${formats.zoneName(at, zone)}` : formats.time(at, zone)
  return `${formats.dateParts(start, zone, day)}, ${clock(start)}–${clock(end)}`
}
