import type { FormulaTemplate } from '@energycockpit/contract'
import { FormulaError, seriesOf, type Expression } from './formula'
import { linearForm } from './linear-form'
import { parseFormula } from './parse-formula'

/**
 * What a formula does with its inputs: adds them, subtracts some, multiplies one by a constant, divides by one, or
 * something else. A formula that cannot be read is something else.
 */
export function formulaTemplate(formula: string): FormulaTemplate {
  try {
    return templateOf(parseFormula(formula))
  } catch (error) {
    if (error instanceof FormulaError) return 'OTHER'
    throw error
  }
}

function templateOf(expression: Expression): FormulaTemplate {
  const form = linearForm(expression, () => undefined)
  if (form === null) return isRatio(expression) ? 'RATIO' : 'OTHER'
  const factors = [...form.coefficients.values()]
  if (form.constant !== 0 || factors.length === 0) return 'OTHER'
  if (factors.length === 1) return factors[0] === 1 ? 'SUM' : 'SCALED'
  return factors.every((factor) => factor > 0) ? 'SUM' : 'DIFFERENCE'
}

/** Something divided by what is measured, perhaps in per cent. */
function isRatio(expression: Expression): boolean {
  if (expression.kind !== 'operation') return false
  const { operator, left, right } = expression
  if (operator === '/') return seriesOf(right).length > 0 ? seriesOf(left).length > 0 : isRatio(left)
  if (operator !== '*') return false
  if (seriesOf(right).length === 0) return isRatio(left)
  return seriesOf(left).length === 0 && isRatio(right)
}
