import { canAdd, canConvert, convert } from '@energycockpit/units'
import { FormulaError, type Expression, type FormulaErrorCode, type Span } from './formula'

/** What a part of a formula is: an amount in a unit, or a number without one. */
interface Measured {
  expression: Expression
  /** Null: a plain number. */
  unit: string | null
}

/**
 * Checks what is added, compared, multiplied and divided, and puts the factors between units into the formula, so
 * that it can be calculated with the stored values as they are and gives `result`. Throws FormulaError:
 *
 * - Added is what can be added: energy to energy, also kWh to MWh. Never temperatures, prices, or a plain number to
 *   an amount.
 * - The greatest and least is of what converts into each other, also temperatures; 0 is 0 of anything.
 * - An amount is multiplied with and divided by plain numbers; divided by an amount of its kind it is one.
 * - The whole is an amount that converts into `result`.
 */
export function withUnits(
  expression: Expression,
  unitOf: (seriesId: number) => string | undefined,
  result: string,
): Expression {
  const whole = measured(expression, unitOf)
  if (whole.unit === null) throw new FormulaError('NO_UNIT', expression)
  if (!canConvert(whole.unit, result)) throw new FormulaError('WRONG_UNIT', expression, [whole.unit, result])
  return inUnit(whole, result)
}

function measured(expression: Expression, unitOf: (seriesId: number) => string | undefined): Measured {
  switch (expression.kind) {
    case 'number':
      return { expression, unit: null }
    case 'series': {
      const unit = unitOf(expression.id)
      if (unit === undefined) throw new FormulaError('UNKNOWN_SERIES', expression, [`${expression.id}`])
      return { expression, unit }
    }
    case 'negation': {
      const of = measured(expression.of, unitOf)
      return { expression: { ...expression, of: of.expression }, unit: of.unit }
    }
    case 'call': {
      const given = expression.given.map((part) => measured(part, unitOf))
      const unit = given.find((part) => part.unit !== null)?.unit ?? null
      return { expression: { ...expression, given: given.map((part) => comparable(part, unit)) }, unit }
    }
    case 'operation': {
      const left = measured(expression.left, unitOf)
      const right = measured(expression.right, unitOf)
      const { unit, as } = operated(expression, left, right)
      const parts = { left: left.expression, right: as === null ? right.expression : inUnit(right, as) }
      return { expression: { ...expression, ...parts }, unit }
    }
  }
}

/** The unit of an operation, and the one that its right side has to be brought into. */
function operated(
  operation: Expression & { kind: 'operation' },
  left: Measured,
  right: Measured,
): { unit: string | null; as: string | null } {
  const refuse = (code: FormulaErrorCode) =>
    new FormulaError(code, operation, [left.unit ?? '', right.unit ?? ''])
  const { operator } = operation
  if (operator === '*') {
    if (left.unit !== null && right.unit !== null) throw refuse('CANNOT_MULTIPLY')
    return { unit: left.unit ?? right.unit, as: null }
  }
  if (right.unit === null) {
    if (operator !== '/' && left.unit !== null) throw refuse('CANNOT_ADD')
    return { unit: left.unit, as: null }
  }
  const areAlike = left.unit !== null && canAdd(left.unit, right.unit)
  if (operator === '/') {
    if (!areAlike) throw refuse('CANNOT_DIVIDE')
    return { unit: null, as: left.unit }
  }
  if (!areAlike) throw refuse('CANNOT_ADD')
  return { unit: left.unit, as: left.unit }
}

function comparable(part: Measured, unit: string | null): Expression {
  if (unit === null || (part.expression.kind === 'number' && part.expression.value === 0))
    return part.expression
  if (part.unit === null || !canConvert(part.unit, unit))
    throw new FormulaError('CANNOT_COMPARE', part.expression, [part.unit ?? '', unit])
  return inUnit(part, unit)
}

/** Temperatures have scales that start at different points, all else only differs by a factor. */
function inUnit({ expression, unit }: Measured, into: string): Expression {
  if (unit === null || unit === into) return expression
  const { start, end } = expression
  const offset = convert(0, unit, into)
  const factor = convert(1, unit, into) - offset
  const scaled = operation('*', number(factor, { start, end }), expression)
  return offset === 0 ? scaled : operation('+', scaled, number(offset, { start, end }))
}

const number = (value: number, { start, end }: Span): Expression => ({ kind: 'number', value, start, end })

const operation = (operator: '*' | '+', left: Expression, right: Expression): Expression => ({
  ...{ kind: 'operation', operator, left, right },
  ...{ start: right.start, end: right.end },
})
