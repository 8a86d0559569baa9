import { isEndOfYear, weekdayOf } from './calendar'
import type { DailySeries } from './daily-series'
import { median } from './median'
import { restsAtEndOfYear } from './rests-at-end-of-year'

/** Weekdays on which the meter's place rests, 0 Monday … 6 Sunday. */
export type RestDays = readonly number[]

const saturdayAndSunday: RestDays = [5, 6]
const mostRestDays = 3
/** Weeks that show what a weekday is like. */
const fewestWeeks = 8
/** How much better other days must explain the week, and stand out of its noise, than Saturday and Sunday do. */
const clearly = 1.5

/** When a meter's place is closed: on holidays, and as its days say. */
export interface Closures {
  restDays: RestDays
  endOfYear: boolean
}

export function closuresOf(series: DailySeries): Closures {
  const restDays = restDaysOf(series)
  return { restDays, endOfYear: restsAtEndOfYear(series, restDays) }
}

/** 1 for each day that is closed, or shut altogether. */
export function closedDays(
  { day, holiday, shut }: DailySeries,
  { restDays, endOfYear }: Closures,
): Uint8Array {
  return Uint8Array.from(day, (each, place) =>
    holiday[place] || shut[place] || restDays.includes(weekdayOf(each)) || (endOfYear && isEndOfYear(each))
      ? 1
      : 0,
  )
}

/**
 * Which weekdays stand apart from the others: Saturday and Sunday in most places, Friday in some, Sunday or Monday
 * alone in shops. Each day is compared with the seven around it, and the weekdays are parted in two groups as
 * far from each other as possible. Saturday and Sunday where no others stand apart clearly.
 */
export function restDaysOf({ day, usage }: Pick<DailySeries, 'day' | 'usage'>): RestDays {
  const differences: number[][] = Array.from({ length: 7 }, () => [])
  for (let place = 3; place + 3 < day.length; place++) {
    let sum = 0
    for (let near = place - 3; near <= place + 3; near++) sum += usage[near]!
    if (!Number.isNaN(sum)) differences[weekdayOf(day[place]!)]!.push(usage[place]! - sum / 7)
  }
  if (differences.some(({ length }) => length < fewestWeeks)) return saturdayAndSunday
  const middles = differences.map((values) => median(values))
  const noise = median(
    differences.flatMap((values, weekday) => values.map((each) => Math.abs(each - middles[weekday]!))),
  )
  const usual = apart(middles, saturdayAndSunday)
  let best = { ...usual, days: saturdayAndSunday, squares: clearly * usual.squares }
  const order = [0, 1, 2, 3, 4, 5, 6].sort((a, b) => middles[a]! - middles[b]!)
  for (let count = 1; count <= mostRestDays; count++)
    for (const days of [order.slice(0, count), order.slice(-count)]) {
      const found = apart(middles, days)
      if (found.squares > best.squares) best = { ...found, days: days.sort() }
    }
  return best.distance > clearly * noise ? best.days : saturdayAndSunday
}

/** How far the mean of some weekdays is from that of the others, and how much of the spread that explains. */
function apart(middles: readonly number[], days: RestDays): { distance: number; squares: number } {
  const others = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !days.includes(weekday))
  const distance = Math.abs(meanOf(days, middles) - meanOf(others, middles))
  return { distance, squares: distance ** 2 * days.length * others.length }
}

const meanOf = (places: readonly number[], values: readonly number[]) =>
  places.reduce((sum, place) => sum + values[place]!, 0) / places.length
