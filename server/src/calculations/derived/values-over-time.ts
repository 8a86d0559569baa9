import type { ValidValue } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { finite, type Valid } from '../conversion/validity'

/** Values with their first days as periods from midnight to midnight of a zone; where none is known there is no period. */
export function periodsOfValues(values: readonly ValidValue[], timeZone: string): Valid<number>[] {
  const start = ({ from }: ValidValue) => (from === null ? null : startOfDay(from, timeZone) / 1000)
  return values.flatMap((one, place) => {
    const next = values[place + 1]
    return one.value === null ? [] : [{ from: start(one), to: next ? start(next) : null, value: one.value }]
  })
}

/** The sum of several quantities wherever all of them are known; each with periods in their order. */
export function sumOverTime(quantities: readonly (readonly Valid<number>[])[]): Valid<number>[] {
  const edges = new Set(quantities.flat().flatMap(({ from, to }) => [from ?? -Infinity, to ?? Infinity]))
  const ordered = [...edges].sort((one, other) => one - other)
  const sums: Valid<number>[] = []
  for (const [place, from] of ordered.slice(0, -1).entries()) {
    const values = quantities.map((periods) => valueAt(periods, from))
    if (values.some((value) => value === undefined)) continue
    const value = values.reduce<number>((sum, one) => sum + one!, 0)
    const to = ordered[place + 1]!
    const last = sums.at(-1)
    if (last && last.value === value && last.to === from) last.to = finite(to)
    else sums.push({ from: finite(from), to: finite(to), value })
  }
  return sums
}

const valueAt = (periods: readonly Valid<number>[], at: number) =>
  periods.find(({ from, to }) => (from ?? -Infinity) <= at && at < (to ?? Infinity))?.value

/** What values are multiplied by to be those per unit of a quantity. */
export const perUnit = (periods: readonly Valid<number>[], scale = 1): Valid<number>[] =>
  periods.map((one) => ({ ...one, value: scale / one.value }))

/** The rate that is valid at all times; undefined where it changes or is not known for some. */
export function constantRate(periods: readonly Valid<number>[]): number | undefined {
  const [only] = periods
  return periods.length === 1 && only!.from === null && only!.to === null ? only!.value : undefined
}
