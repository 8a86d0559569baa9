import { monthOf } from '../calendar'
import type { DailySeries } from '../daily-series'

/** Whether December to February are warmer than June to August; not where one of them is not known. */
export function isSouthern({ day, temperature }: DailySeries): boolean {
  const half = { cold: { sum: 0, count: 0 }, warm: { sum: 0, count: 0 } }
  for (let place = 0; place < day.length; place++) {
    const value = temperature[place]!
    if (Number.isNaN(value)) continue
    const month = monthOf(day[place]!)
    const part = month <= 1 || month === 11 ? half.cold : month >= 5 && month <= 7 ? half.warm : undefined
    if (part === undefined) continue
    part.sum += value
    part.count++
  }
  if (half.cold.count === 0 || half.warm.count === 0) return false
  return half.cold.sum / half.cold.count > half.warm.sum / half.warm.count
}
