import { seriesIntervals } from '@energycockpit/contract'
import { localTime } from '@energycockpit/i18n'
import { fitsInto } from '@energycockpit/time'
import { runsOf } from './bucket-quality'
import type { BucketLength, ChartValues } from './chart-values'

const lengthsThatShowWeekends = new Set<BucketLength>([
  'raw',
  ...seriesIntervals.filter((length) => fitsInto(length, 'P1D')),
])
const MAX_DAYS = 120

/**
 * Which buckets lie on a Saturday or a Sunday of the zone, as runs of [first, last] indices. Only in views in
 * which a weekend can be told: up to days, and not over so many of them that the bands become a pattern.
 */
export function weekendBands(
  values: Pick<ChartValues, 'granularity' | 'from' | 'to' | 'at' | 'timeZone'>,
): [number, number][] {
  if (!lengthsThatShowWeekends.has(values.granularity)) return []
  const days = (Date.parse(values.to) - Date.parse(values.from)) / 86_400_000
  if (days > MAX_DAYS) return []
  return runsOf(values.at, (at) => localTime(at, values.timeZone).weekday > 5)
}
