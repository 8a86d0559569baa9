import { FormulaError, type Expression } from './formula'
import { linearForm } from './linear-form'

/**
 * Refuses what never has a value: a number that is too large, and a division by what is always 0, such as `2 - 2` or
 * `[1] - [1]`. Throws a FormulaError with its place.
 */
export function refuseWhatIsNoNumber(expression: Expression): void {
  switch (expression.kind) {
    case 'number':
      if (!Number.isFinite(expression.value)) throw new FormulaError('NUMBER_TOO_LARGE', expression)
      return
    case 'series':
      return
    case 'negation':
      return refuseWhatIsNoNumber(expression.of)
    case 'call':
      return expression.given.forEach(refuseWhatIsNoNumber)
    case 'operation':
      refuseWhatIsNoNumber(expression.left)
      refuseWhatIsNoNumber(expression.right)
      if (expression.operator === '/' && isAlwaysZero(expression.right))
        throw new FormulaError('DIVISION_BY_ZERO', expression.right)
  }
}

/** Whether all numbers in an expression are finite, also those that other numbers were multiplied into. */
export function hasFiniteNumbers(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
      return Number.isFinite(expression.value)
    case 'series':
      return true
    case 'negation':
      return hasFiniteNumbers(expression.of)
    case 'call':
      return expression.given.every(hasFiniteNumbers)
    case 'operation':
      return hasFiniteNumbers(expression.left) && hasFiniteNumbers(expression.right)
  }
}

function isAlwaysZero(expression: Expression): boolean {
  const constant = constantOf(expression)
  if (constant !== undefined) return constant === 0
  const form = linearForm(expression, () => undefined)
  return form !== null && form.constant === 0 && [...form.coefficients.values()].every((one) => one === 0)
}

/** What an expression without series gives; undefined where it names one. */
function constantOf(expression: Expression): number | undefined {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'series':
      return undefined
    case 'negation': {
      const of = constantOf(expression.of)
      return of === undefined ? undefined : -of
    }
    case 'call': {
      const given = expression.given.map(constantOf)
      if (!given.every((one) => one !== undefined)) return undefined
      if (expression.name === 'abs') return Math.abs(given[0]!)
      return expression.name === 'max' ? Math.max(...given) : Math.min(...given)
    }
    case 'operation': {
      const [left, right] = [constantOf(expression.left), constantOf(expression.right)]
      if (left === undefined || right === undefined) return undefined
      return operated[expression.operator](left, right)
    }
  }
}

const operated = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
}
