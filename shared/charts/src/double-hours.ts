import { localTime } from '@energycockpit/i18n'
import type { ChartValues } from './chart-values'

const HOUR = 3_600_000

/** In finer views than this a double hour is thinner than its mark. */
const MAX_MARKED = 200

/** Double hours that are marked in the drawing; single values name their zone in any case. */
export function markedDoubleHours(values: ChartValues): Set<number> {
  return values.at.length <= MAX_MARKED ? doubleHours(values) : new Set()
}

/**
 * Buckets whose clock time comes twice because the clock is put back: both of them, so that both can be told
 * apart by the name of their zone. Empty in views of days and longer.
 */
export function doubleHours(values: ChartValues): Set<number> {
  const doubled = new Set<number>()
  if (/^P\d/.test(values.granularity)) return doubled
  const firstOf = new Map<string, number>()
  values.at.forEach((at, index) => {
    const { year, month, day, hour, minute } = localTime(at, values.timeZone)
    const clock = `${year}-${month}-${day} ${hour}:${minute}`
    const first = firstOf.get(clock)
    if (first === undefined) firstOf.set(clock, index)
    else doubled.add(first).add(index)
  })
  return doubled
}

/** Whether the clock shows this time twice, because it is put back in this hour. */
export function isDoubled(at: number, timeZone: string): boolean {
  const clock = (instant: number) => {
    const { day, hour, minute } = localTime(instant, timeZone)
    return `${day} ${hour} ${minute}`
  }
  const here = clock(at)
  return [-HOUR, -HOUR / 2, HOUR / 2, HOUR].some((away) => clock(at + away) === here)
}
