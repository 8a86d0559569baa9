import type { DailySeries } from './daily-series'

/** Why the days are too few for a baseline. A model of them is a guess, and is said to be. */
export type Insufficiency =
  | { code: 'NO_USAGE' }
  /** Between the first and the last day with usage, of the last 366 days. */
  | { code: 'TOO_FEW_DAYS'; days: number; needed: number }
  /** Shares of those days. */
  | { code: 'TOO_LITTLE_USAGE'; share: number; needed: number }
  | { code: 'TOO_LITTLE_TEMPERATURE'; share: number; needed: number }

export const sufficientDays = 329
const year = 366
const sufficientShare = 0.9

/**
 * What is missing of a baseline year: 329 to 366 days of which 90 % are valid (after CalTRACK 2.0,
 * 2.2.1.1 and 2.2.1.2: at most 365 days, of which 90 % are known). Where a history is longer its last 366 days are judged. A meter without any temperature
 * is not short of it: its model is one without.
 */
export function insufficienciesOf({ usage, temperature }: DailySeries): Insufficiency[] {
  let last = usage.length - 1
  while (last >= 0 && Number.isNaN(usage[last]!)) last--
  if (last < 0) return [{ code: 'NO_USAGE' }]
  let first = Math.max(0, last - year + 1)
  while (Number.isNaN(usage[first]!)) first++
  const days = last - first + 1
  let [valid, measured] = [0, 0]
  for (let place = first; place <= last; place++) {
    if (!Number.isNaN(usage[place]!)) valid++
    if (!Number.isNaN(temperature[place]!)) measured++
  }
  const found: Insufficiency[] = []
  if (days < sufficientDays) found.push({ code: 'TOO_FEW_DAYS', days, needed: sufficientDays })
  const needed = sufficientShare
  if (valid / days < needed) found.push({ code: 'TOO_LITTLE_USAGE', share: valid / days, needed })
  if (measured > 0 && measured / days < needed)
    found.push({ code: 'TOO_LITTLE_TEMPERATURE', share: measured / days, needed })
  return found
}
