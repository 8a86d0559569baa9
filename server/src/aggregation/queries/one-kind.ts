import type { ResultQuantity } from '@energycockpit/contract'
import { canAdd, canConvert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import type { Derived } from '../../calculations/index'
import type { QueriedSeries } from '../../readings/index'

/** A series with what its values were made into. */
export type SeriesOfMany = Derived<QueriedSeries>

export interface OneKind {
  quantity: ResultQuantity | null
  /** The one that all values are brought to: that of the first series. */
  unit: string | null
}

/**
 * Series that are put together or compared must say the same kind of thing. Throws a Problem (400) where they do not:
 * energies and powers, money of two currencies, what was bought and what was fed in.
 */
export function oneKind(series: readonly SeriesOfMany[], { isNet = false } = {}): OneKind {
  const [first] = series
  if (!first) return { quantity: null, unit: null }
  for (const other of series) {
    if (other.quantity !== first.quantity) throw differ(first, other, 'quantity')
    if (!isNet && other.direction !== first.direction) throw differ(first, other, 'direction')
    if (other.unit !== first.unit && !canConvert(other.unit, first.unit)) throw differ(first, other, 'unit')
  }
  return { quantity: first.quantity, unit: first.unit }
}

/** Whether what was bought and what was fed in are put together as costs: what is earned counts negative then. */
export const isNetCost = (series: readonly SeriesOfMany[]): boolean =>
  series.every(
    ({ quantity, direction }) => quantity === 'COST' && (direction === 'PURCHASE' || direction === 'FEED_IN'),
  ) && new Set(series.map(({ direction }) => direction)).size === 2

/** Whether the values of several series add up: not the degree days of two places, nor what each has by its area. */
export const addsUp = (quantity: ResultQuantity, unit: string): boolean =>
  quantity !== 'DEGREE_DAYS' && canAdd(unit, unit)

/**
 * The unit that series add up in. Throws a Problem (400) where there is no series, and where they do not add up.
 * `step`: what was to be done with them.
 */
export function unitOfSum(series: readonly SeriesOfMany[], step: string, net?: { isNet: boolean }): string {
  const { quantity, unit } = oneKind(series, net)
  if (quantity === null || unit === null)
    throw new Problem(400, 'NOT_ADDABLE', `there is no series to ${step}`)
  if (!addsUp(quantity, unit)) throw new Problem(400, 'NOT_ADDABLE', `${quantity} in ${unit} does not add up`)
  return unit
}

function differ(one: SeriesOfMany, other: SeriesOfMany, what: 'quantity' | 'direction' | 'unit') {
  const saying = ({ id, [what]: said }: SeriesOfMany) => `${said ?? 'none'} (series ${id})`
  return new Problem(400, 'NOT_ADDABLE', `the ${what} differs: ${saying(one)} and ${saying(other)}`)
}
