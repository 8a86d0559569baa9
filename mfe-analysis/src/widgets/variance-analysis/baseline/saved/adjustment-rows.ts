import { parseDate } from '@internationalized/date'
import { adjustmentKinds, type AdjustmentKind, type BaselineAdjustment } from '@energycockpit/contract'
import { typedValue, writtenValue } from '@energycockpit/i18n'
import { calculatedFigure } from '@energycockpit/units'
import { readDays } from '../../../../values/free-period'

/** An adjustment as it is typed. */
export interface AdjustmentRow {
  /** `YYYY-MM-DD`; the last day is included, and empty where it still holds. */
  first: string
  last: string
  kind: AdjustmentKind
  /** In the unit by the day, or in per cent. */
  value: string
  reason: string
}
export type AdjustmentFault = 'first' | 'last' | 'order' | 'value' | 'reason'

type Locale = 'de' | 'en'

export const newRow = (first: string): AdjustmentRow => ({
  ...{ first, last: '', kind: adjustmentKinds[0], value: '', reason: '' },
})

/** The row as it was typed, with all its digits. */
export const rowOf = (
  { from, to, kind, value, reason }: BaselineAdjustment,
  locale: Locale,
): AdjustmentRow => ({
  ...{
    first: from,
    kind,
    reason,
    value: typedValue(kind === 'SHARE' ? calculatedFigure(value * 100) : value, locale),
  },
  last: to === null ? '' : parseDate(to).subtract({ days: 1 }).toString(),
})

/** What the row says, or what is wrong with it first. */
export function readRow(
  { first, last, kind, value, reason }: AdjustmentRow,
  locale: Locale,
): { adjustment?: BaselineAdjustment; fault?: AdjustmentFault } {
  const days = readDays({ first, last: last === '' ? first : last })
  if (days.faults.first) return { fault: 'first' }
  if (days.faults.last) return { fault: days.faults.last === 'order' ? 'order' : 'last' }
  const number = writtenValue(value, locale)
  const amount = number === undefined ? undefined : kind === 'SHARE' ? number / 100 : number
  if (amount === undefined || amount === 0 || (kind === 'SHARE' && (amount < -1 || amount > 100)))
    return { fault: 'value' }
  if (reason.trim() === '') return { fault: 'reason' }
  const to = last === '' ? null : days.range!.to
  return { adjustment: { from: first, to, kind, value: amount, reason: reason.trim() } }
}
