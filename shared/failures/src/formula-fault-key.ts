import type { formulaFaultCodes } from '@energycockpit/contract'

type FormulaFault = (typeof formulaFaultCodes)[number]

/**
 * Why a stored formula cannot be calculated, as the key of a text. Who only reads values is told the kind of fault;
 * the place in the formula is shown where it is changed.
 */
const kinds: Readonly<Record<FormulaFault, string>> = {
  EMPTY: 'notReadable',
  TOO_LONG: 'tooLarge',
  TOO_DEEP: 'tooLarge',
  TOO_LARGE: 'tooLarge',
  UNKNOWN_CHARACTER: 'notReadable',
  DECIMAL_COMMA: 'notReadable',
  BAD_SERIES: 'notReadable',
  UNKNOWN_FUNCTION: 'notReadable',
  WRONG_NUMBER_OF_VALUES: 'notReadable',
  VALUE_EXPECTED: 'notReadable',
  OPERATOR_EXPECTED: 'notReadable',
  BRACKET_NOT_CLOSED: 'notReadable',
  UNKNOWN_SERIES: 'unknownSeries',
  SERIES_ARCHIVED: 'archivedSeries',
  CANNOT_ADD: 'units',
  CANNOT_COMPARE: 'units',
  CANNOT_MULTIPLY: 'units',
  CANNOT_DIVIDE: 'units',
  DIVISION_BY_ZERO: 'divisionByZero',
  NUMBER_TOO_LARGE: 'numberTooLarge',
  NO_UNIT: 'units',
  WRONG_UNIT: 'units',
  UNIT_OF_OTHER_QUANTITY: 'units',
  INTERVALS_DIFFER: 'timeZones',
  CYCLE: 'cycle',
}

/** A server that is newer than the page may name another fault. */
export const formulaFaultKey = (fault: string): string =>
  Object.hasOwn(kinds, fault) ? `formulaFault.${kinds[fault as FormulaFault]}` : 'reason.FORMULA_INVALID'
