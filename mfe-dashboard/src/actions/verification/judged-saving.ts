import type { BaselineVariance, ExpectedSaving } from '@energycockpit/contract'
import { daysOf, type DateRange } from '@energycockpit/time'
import { canConvert, convert } from '@energycockpit/units'
import { savingUnit } from '../saving-unit'
import { verifiedSaving, type VerifiedSaving } from './verified-saving'

export interface JudgedSaving {
  result: VerifiedSaving
  /** In the unit of the saving. */
  expected: number
  actual: number
  compared: number
  days: number
}

/** What was saved of one product by a comparison with its baseline, or why that cannot be said. */
export function judgedSaving(
  { total, unit }: Pick<BaselineVariance, 'total' | 'unit'>,
  saving: Pick<ExpectedSaving, 'productType' | 'amount'>,
  period: DateRange,
): JudgedSaving | { lack: 'nothingCompared' | 'otherUnit' } {
  const wanted = savingUnit(saving.productType)
  const { expected, actual, uncertainty, compared } = total
  if (expected === null || actual === null || uncertainty === null) return { lack: 'nothingCompared' }
  if (!canConvert(unit, wanted)) return { lack: 'otherUnit' }
  const inUnit = (value: number) => convert(value, unit, wanted)
  const days = daysOf(period) * compared
  const used = { expected: inUnit(expected), actual: inUnit(actual) }
  const result = verifiedSaving({ ...used, uncertainty: inUnit(uncertainty), days }, saving.amount)
  return { ...used, result, compared, days }
}
