import type { Bound } from '../store/bound'
import type { Expression } from './formula'

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
      const [left, right] = [sql(expression.left), sql(expression.right)]
      // Infinity would turn back into a number when something is divided by it.
      if (expression.operator === '/') return `ifNull(${left} / nullIf(${right}, 0), nan)`
      return `(${left} ${expression.operator} ${right})`
    }
  }
}

export const columnOf = (id: number): string => `v${id}`
