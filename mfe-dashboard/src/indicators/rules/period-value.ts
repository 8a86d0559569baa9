import type { IndicatorReference } from '@energycockpit/contract'
import { daysIn, type Month } from './months'

/** What is known of a month. Amounts by a reference quantity, such as kWh/m², are divided already. */
export interface MonthFigure {
  month: Month
  /** Null where nothing was measured. */
  amount: number | null
  /** Share of the values that are there, 0 to 1. */
  known: number
  /** Degree days, or what the reference series counted; null where nothing is known, or nothing is divided. */
  reference: number | null
  referenceKnown: number
}

export type Figures = ReadonlyMap<Month, MonthFigure>

/**
 * Why there is no value.
 *
 * - `NO_VALUES`: nothing was measured
 * - `NO_REFERENCE`: of the reference less than 90 % are known in a month, or it is nothing at all
 * - `HARDLY_HEATED`: less than 1 Kd a day; a quotient would say nothing (as in rankings by weather)
 */
export type Lack = 'NO_VALUES' | 'NO_REFERENCE' | 'HARDLY_HEATED'

export interface PeriodValue {
  value: number | null
  lack: Lack | null
  /** Share of the period's values that are there, and of the month that has fewest. */
  known: number
  leastKnown: number
}

/** Of fewer values a reference is not scaled up to the whole month. */
const leastReference = 0.9
/** K·d a day. */
const leastHeated = 1

/** What an indicator comes to in some months: all that was counted, by all that it is divided by. */
export function periodValue(
  figures: Figures,
  months: readonly Month[],
  reference: IndicatorReference['kind'],
): PeriodValue {
  const found = months.map((month) => figures.get(month))
  const days = months.map(daysIn)
  const allDays = days.reduce((sum, one) => sum + one, 0)
  const shares = found.map((one) => (one === undefined || one.amount === null ? 0 : one.known))
  const known = allDays === 0 ? 0 : shares.reduce((sum, share, at) => sum + share * days[at]!, 0) / allDays
  const leastKnown = months.length === 0 ? 0 : Math.min(...shares)
  const lacks = (lack: Lack): PeriodValue => ({ value: null, lack, known, leastKnown })

  const amounts = found.flatMap((one) => one?.amount ?? [])
  if (amounts.length === 0) return lacks('NO_VALUES')
  const amount = amounts.reduce((sum, one) => sum + one, 0)
  if (reference === 'NONE' || reference === 'QUANTITY')
    return { value: amount, lack: null, known, leastKnown }

  let divisor = 0
  for (const one of found) {
    if (!one || one.reference === null || one.referenceKnown < leastReference) return lacks('NO_REFERENCE')
    divisor += one.reference / one.referenceKnown
  }
  if (reference === 'DEGREE_DAYS' && divisor < leastHeated * allDays) return lacks('HARDLY_HEATED')
  if (divisor <= 0) return lacks('NO_REFERENCE')
  return { value: amount / divisor, lack: null, known, leastKnown }
}
