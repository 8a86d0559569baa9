import type { Quantity } from '@energycockpit/contract'
import { canConvert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import type { AskedSeries } from './series-asked'

export interface OneKind {
  quantity: Quantity | null
  /** The one that all values are brought to: that of the first series. */
  unit: string | null
}

/**
 * Series that are put together or compared must say the same kind of thing. Throws a Problem (400) where they do not:
 * energies and powers, money of two currencies, what was bought and what was fed in.
 */
export function oneKind(series: readonly AskedSeries[]): OneKind {
  const [first] = series
  if (!first) return { quantity: null, unit: null }
  for (const other of series) {
    if (other.quantity !== first.quantity) throw differ(first, other, 'quantity')
    if (other.direction !== first.direction) throw differ(first, other, 'direction')
    if (other.unit !== first.unit && !canConvert(other.unit, first.unit)) throw differ(first, other, 'unit')
  }
  return { quantity: first.quantity, unit: first.unit }
}

function differ(one: AskedSeries, other: AskedSeries, what: 'quantity' | 'direction' | 'unit') {
  const saying = ({ id, [what]: said }: AskedSeries) => `${said ?? 'none'} (series ${id})`
  return new Problem(400, 'NOT_ADDABLE', `the ${what} differs: ${saying(one)} and ${saying(other)}`)
}
