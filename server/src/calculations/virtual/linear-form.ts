import type { Expression } from './formula'

/** Σ coefficient × series + constant. A series whose parts cancel out stays in it with 0: it is still needed. */
export interface LinearForm {
  coefficients: ReadonlyMap<number, number>
  constant: number
}

/**
 * A formula as a sum of series with constant coefficients, so that the engine can sum them in one go; null when it is
 * not linear. `formOf` gives the form of a series that is itself virtual, null when that is not linear, and undefined
 * for a base series.
 */
export function linearForm(
  expression: Expression,
  formOf: (seriesId: number) => LinearForm | null | undefined,
): LinearForm | null {
  switch (expression.kind) {
    case 'number':
      return { coefficients: new Map(), constant: expression.value }
    case 'series': {
      const nested = formOf(expression.id)
      return nested === undefined ? { coefficients: new Map([[expression.id, 1]]), constant: 0 } : nested
    }
    case 'negation': {
      const of = linearForm(expression.of, formOf)
      return of && scaled(of, -1)
    }
    case 'call':
      return null
    case 'operation': {
      const left = linearForm(expression.left, formOf)
      const right = linearForm(expression.right, formOf)
      return left && right && combined(expression.operator, left, right)
    }
  }
}

function combined(operator: '+' | '-' | '*' | '/', left: LinearForm, right: LinearForm): LinearForm | null {
  switch (operator) {
    case '+':
      return added(left, right)
    case '-':
      return added(left, scaled(right, -1))
    case '*':
      if (right.coefficients.size === 0) return scaled(left, right.constant)
      return left.coefficients.size === 0 ? scaled(right, left.constant) : null
    case '/':
      return right.coefficients.size === 0 && right.constant !== 0 ? scaled(left, 1 / right.constant) : null
  }
}

function added(one: LinearForm, other: LinearForm): LinearForm {
  const coefficients = new Map(one.coefficients)
  for (const [id, factor] of other.coefficients) coefficients.set(id, (coefficients.get(id) ?? 0) + factor)
  return { coefficients, constant: one.constant + other.constant }
}

const scaled = ({ coefficients, constant }: LinearForm, factor: number): LinearForm => ({
  coefficients: new Map([...coefficients].map(([id, one]) => [id, one * factor])),
  // Without a sign: -0 is a constant that nobody wrote.
  constant: constant * factor + 0,
})
