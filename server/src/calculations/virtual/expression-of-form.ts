import type { Expression } from './formula'

const nowhere = { start: 0, end: 0 }

/** Σ factor × series as a formula whose brackets are no deeper than they must be. */
export function expressionOf(terms: readonly (readonly [seriesId: number, factor: number])[]): Expression {
  const [first, ...others] = terms
  if (first === undefined) throw new RangeError('A formula without series has no form.')
  if (others.length === 0) {
    const [id, value] = first
    return {
      ...{ kind: 'operation', operator: '*', ...nowhere },
      left: { kind: 'number', value, ...nowhere },
      right: { kind: 'series', id, ...nowhere },
    }
  }
  const half = Math.ceil(terms.length / 2)
  return {
    ...{ kind: 'operation', operator: '+', ...nowhere },
    left: expressionOf(terms.slice(0, half)),
    right: expressionOf(terms.slice(half)),
  }
}
