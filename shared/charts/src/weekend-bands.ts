import { localTime } from '@energycockpit/i18n'
import { runsOf } from './bucket-quality'
import type { ChartValues } from './chart-values'

const lengthsThatShowWeekends = new Set(['raw', 'PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D'])
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
