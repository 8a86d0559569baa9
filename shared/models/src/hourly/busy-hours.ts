import { quantile } from '../daily/median'
import { hoursOfWeek } from './hourly-columns'

/**
 * 1 for each hour of the week whose mean usage is nearer to that of the high hours than to that of the low ones: there
 * people are, and heating and cooling follow the weather otherwise than at night.
 */
export function busyHours(usage: Float64Array, ofWeek: Uint8Array, places: readonly number[]): Uint8Array {
  const sums = new Float64Array(hoursOfWeek)
  const hours = new Float64Array(hoursOfWeek)
  for (const place of places) {
    sums[ofWeek[place]!]! += usage[place]!
    hours[ofWeek[place]!]!++
  }
  const means = sums.map((sum, hour) => sum / hours[hour]!)
  const known = means.filter((mean) => !Number.isNaN(mean))
  const middle = (quantile(known, 0.1) + quantile(known, 0.9)) / 2
  return Uint8Array.from(means, (mean) => (mean > middle ? 1 : 0))
}
