import type { Expression } from './formula'
import type { ResolvedVirtual } from './resolve-virtual'

/** Values of a series in columns: place i of each speaks of the same interval. */
export interface SharedValues {
  /** Null: there is none. */
  value: readonly (number | null)[]
  /** How much of the interval is measured, and how much estimated or substituted; 0 to 1. */
  measured: readonly number[]
  estimated: readonly number[]
}

/**
 * Calculates a virtual series that is not linear, interval by interval. Where one of its series has no value, or
 * where it would be divided by zero, it has none. What is measured of it is the mean over its base series, as it is
 * for the sum of several meters: so the shares also say how much is there where the value is missing.
 *
 * All inputs have `count` intervals; throws a RangeError when one is missing or of another length.
 */
export function evaluateSteps(
  { steps, base }: ResolvedVirtual & { kind: 'steps' },
  inputs: ReadonlyMap<number, SharedValues>,
  count: number,
): SharedValues {
  // Not-a-number passes through every calculation, as what is missing should.
  const known = new Map<number, Float64Array>()
  for (const id of base) {
    const value = inputs.get(id)?.value
    if (value?.length !== count) throw new RangeError(`Series ${id} has not ${count} intervals.`)
    known.set(
      id,
      Float64Array.from(value, (one) => one ?? NaN),
    )
  }
  for (const { id, expression } of steps)
    known.set(
      id,
      Float64Array.from({ length: count }, (_none, place) => valueAt(expression, place, known)),
    )
  const result = known.get(steps.at(-1)!.id)!
  return {
    value: Array.from(result, (one) => (Number.isFinite(one) ? one : null)),
    measured: meanShares(
      base.map((id) => inputs.get(id)!.measured),
      count,
    ),
    estimated: meanShares(
      base.map((id) => inputs.get(id)!.estimated),
      count,
    ),
  }
}

function valueAt(expression: Expression, place: number, known: ReadonlyMap<number, Float64Array>): number {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'series': {
      const value = known.get(expression.id)![place]!
      return Number.isFinite(value) ? value : NaN
    }
    case 'negation':
      return -valueAt(expression.of, place, known)
    case 'call': {
      const given = expression.given.map((part) => valueAt(part, place, known))
      if (expression.name === 'abs') return Math.abs(given[0]!)
      return expression.name === 'max' ? Math.max(...given) : Math.min(...given)
    }
    case 'operation': {
      const left = valueAt(expression.left, place, known)
      const right = valueAt(expression.right, place, known)
      switch (expression.operator) {
        case '+':
          return left + right
        case '-':
          return left - right
        case '*':
          return left * right
        case '/':
          // Infinity would turn back into a number when something is divided by it.
          return right === 0 ? NaN : left / right
      }
    }
  }
}

const meanShares = (shares: readonly (readonly number[])[], count: number): number[] =>
  Array.from(
    { length: count },
    (_none, place) => shares.reduce((sum, column) => sum + column[place]!, 0) / shares.length,
  )
