import { closuresOf, type Closures } from '../daily/closed-days'
import { dailySeries } from '../daily/daily-series'

/**
 * Hours of a meter in their order, in the time of its place; NaN for what was not measured. The day of a clock change
 * has 23 or 25: one hour of the clock is absent, or there twice. All arrays have the same length.
 */
export interface HourlySeries {
  /** Days since 1970-01-01. */
  day: Int32Array
  /** Of the clock, 0 to 23. */
  hour: Uint8Array
  usage: Float64Array
  /** °C. */
  temperature: Float64Array
  /** 1 on public holidays. */
  holiday: Uint8Array
}

/** When the place is closed, from the means of its days. */
export function closuresOfHours({ day, usage, holiday }: HourlySeries): Closures {
  const sums = new Map<number, { usage: number; hours: number; holiday: boolean }>()
  for (let place = 0; place < day.length; place++) {
    if (Number.isNaN(usage[place]!)) continue
    const sum = sums.get(day[place]!) ?? { usage: 0, hours: 0, holiday: holiday[place] === 1 }
    sum.usage += usage[place]!
    sum.hours++
    sums.set(day[place]!, sum)
  }
  const days = [...sums].map(([each, sum]) => ({
    ...{ day: each, usage: sum.usage / sum.hours, holiday: sum.holiday },
  }))
  return closuresOf(dailySeries(days))
}
