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

/** Whether a weekend can be told in a view: up to days, and not over so many that the bands become a pattern. */
export function showsWeekends({ granularity, from, to }: Pick<ChartValues, 'granularity' | 'from' | 'to'>) {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return lengthsThatShowWeekends.has(granularity) && days <= MAX_DAYS
}

/** Which buckets lie on a Saturday or a Sunday of the zone, as runs of [first, last] indices, where views show that. */
export function weekendBands(
  values: Pick<ChartValues, 'granularity' | 'from' | 'to' | 'at' | 'timeZone'>,
): [number, number][] {
  if (!showsWeekends(values)) return []
  return runsOf(values.at, (at) => localTime(at, values.timeZone).weekday > 5)
}
