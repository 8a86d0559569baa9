import { dateOf } from '../src/daily/calendar'
import type { MeasuredDay } from '../src/daily/daily-series'
import { BadInput } from './bad-input'

/** Two centuries: a year written wrongly would make a series of millions of days. */
const longest = 200 * 366

/** Sorts a meter's days. Throws BadInput where one is there twice, or where they are centuries apart. */
export function inOrder(meter: string, days: MeasuredDay[]): void {
  days.sort((a, b) => a.day - b.day)
  const twice = days.find(({ day }, place) => place > 0 && days[place - 1]!.day === day)
  if (twice !== undefined) throw new BadInput(`Meter ${meter}: ${dateOf(twice.day)} is there twice.`)
  const [first, last] = [days[0]!.day, days.at(-1)!.day]
  if (last - first > longest)
    throw new BadInput(
      `Meter ${meter}: its days go from ${dateOf(first)} to ${dateOf(last)}. Is a year wrong?`,
    )
}
