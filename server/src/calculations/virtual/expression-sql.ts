import type { Bound } from '../../readings/index'
import type { Expression } from './formula'
import { termsOf, type Term } from './sum-terms'

/**
 * A formula as an expression of the engine over the columns `v` + number of the series. What cannot be calculated is
 * not-a-number and stays so, whatever is done with it. No part stands twice in the text, however deep it is.
 */
export function expressionSql(expression: Expression, bound: Bound): string {
  const sql = (part: Expression) => expressionSql(part, bound)
  switch (expression.kind) {
    case 'number':
      return bound.bind(expression.value, 'Float64')
    case 'series':
      return columnOf(expression.id)
    case 'negation':
      return `(-${sql(expression.of)})`
    case 'call': {
      const given = expression.given.map(sql).join(', ')
      if (expression.name === 'abs') return `abs(${given})`
      const extreme = expression.name === 'max' ? 'arrayMax' : 'arrayMin'
      // The engine's own greatest and least would pass over what is not a number.
      return `arrayMap(given -> if(isFinite(arraySum(given)), ${extreme}(given), nan), [[${given}]])[1]`
    }
    case 'operation': {
      if (expression.operator === '+' || expression.operator === '-') return sumSql(termsOf(expression), sql)
      const [left, right] = [sql(expression.left), sql(expression.right)]
      // Infinity would turn back into a number when something is divided by it.
      if (expression.operator === '/') return `ifNull(${left} / nullIf(${right}, 0), nan)`
      return `(${left} ${expression.operator} ${right})`
    }
  }
}

/** Halved again and again: term after term, two hundred of them would be nested deeper than the engine reads. */
function sumSql(terms: readonly Term[], sql: (part: Expression) => string): string {
  const [first, ...others] = terms
  if (others.length === 0) return first!.isNegative ? `(-${sql(first!.expression)})` : sql(first!.expression)
  const half = Math.ceil(terms.length / 2)
  const [left, right] = [terms.slice(0, half), terms.slice(half)]
  if (right.length === 1 && right[0]!.isNegative)
    return `(${sumSql(left, sql)} - ${sql(right[0]!.expression)})`
  return `(${sumSql(left, sql)} + ${sumSql(right, sql)})`
}

export const columnOf = (id: number): string => `v${id}`
