import { factorLimits, type ConversionFactor, type FactorKind } from '@energycockpit/contract'
import { canConvert, moneyUnit } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import { inOrder, OverlappingPeriodsError, type Valid } from './validity'

const fits: Readonly<Record<FactorKind, (unit: string) => boolean>> = {
  PRICE: (unit) => (moneyUnit(unit)?.per ?? null) !== null,
  CARBON: (unit) => canConvert(unit, 'kg/kWh'),
  CARBON_MARKET: (unit) => canConvert(unit, 'kg/kWh'),
  STATE_NUMBER: (unit) => unit === '1',
  CALORIFIC_VALUE: (unit) => canConvert(unit, 'kWh/m³'),
}

/** Periods of the contract in seconds since 1970 UTC. */
export const validityOf = ({ periods }: Pick<ConversionFactor, 'periods'>): Valid<number>[] =>
  periods.map(({ from, to, value }) => ({ from: secondOf(from), to: secondOf(to), value }))

const secondOf = (instant: string | null) => (instant === null ? null : Date.parse(instant) / 1000)

/** Throws a Problem (400) that says which of the factors cannot be calculated with, and why. */
export function checkFactor(factor: ConversionFactor): void {
  const { kind, unit, periods, seriesId, direction } = factor
  const refuse = (detail: string) => new Problem(400, 'FACTOR_INVALID', detail)
  if (!fits[kind](unit)) throw refuse(`body.unit: ${unit} is no unit of ${kind}`)
  const isOfGas = kind === 'STATE_NUMBER' || kind === 'CALORIFIC_VALUE'
  if (isOfGas && (seriesId !== null || direction !== 'PURCHASE' || factor.productType !== 'GAS'))
    throw refuse(`${kind} is of gas, has periods and no direction`)
  if (seriesId !== null && periods.length > 0) throw refuse('either body.periods or body.seriesId')
  const { min, max } = factorLimits[kind]
  for (const [place, { from, to, value }] of periods.entries()) {
    if (value < min || value > max)
      throw refuse(`body.periods[${place}].value: from ${min} to ${max} ${unit}`)
    if (from !== null && to !== null && Date.parse(to) <= Date.parse(from))
      throw refuse(`body.periods[${place}]: it ends before it starts`)
  }
  try {
    inOrder(validityOf(factor))
  } catch (error) {
    if (error instanceof OverlappingPeriodsError) throw refuse(error.message)
    throw error
  }
}
