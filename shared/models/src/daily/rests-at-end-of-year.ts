import { isEndOfYear, weekdayOf } from './calendar'
import type { RestDays } from './closed-days'
import type { DailySeries } from './daily-series'
import { median } from './median'

/** Days before and after that are of the same season. */
const season = 42

/**
 * Whether the meter's place rests from 24 December to 1 January: whether more of these working days are like the rest
 * days around them than like the working days. So where they are not known.
 */
export function restsAtEndOfYear({ day, usage, holiday }: DailySeries, restDays: RestDays): boolean {
  let [resting, working] = [0, 0]
  for (let place = 0; place < day.length; place++) {
    const rests = holiday[place] || restDays.includes(weekdayOf(day[place]!))
    if (!isEndOfYear(day[place]!) || rests || Number.isNaN(usage[place]!)) continue
    const around: [open: number[], closed: number[]] = [[], []]
    for (let near = Math.max(0, place - season); near <= Math.min(day.length - 1, place + season); near++)
      if (!isEndOfYear(day[near]!) && !holiday[near] && !Number.isNaN(usage[near]!))
        around[restDays.includes(weekdayOf(day[near]!)) ? 1 : 0].push(usage[near]!)
    const [open, closed] = [median(around[0]), median(around[1])]
    if (Math.abs(usage[place]! - closed) <= Math.abs(usage[place]! - open)) resting++
    else if (!Number.isNaN(open - closed)) working++
  }
  return resting >= working
}
