import { canConvert, UnitsDifferError } from './convert'
import type { Dimension } from './ladders'
import { unitDefinition } from './unit-table'

/** What flows, and what has flowed after a while. Their base units make it amount = rate × seconds. */
const amountOfRate: Partial<Record<Dimension, Dimension>> = {
  POWER: 'ENERGY',
  REACTIVE_POWER: 'REACTIVE_ENERGY',
  APPARENT_POWER: 'APPARENT_ENERGY',
  VOLUME_FLOW: 'VOLUME',
}

/**
 * What has flowed in an interval of so many milliseconds at a mean rate: 4 kW over 15 minutes are 1 kWh. Also var and
 * varh, VA and VAh, m³/h and m³. Give a day its own length, which is 23, 24 or 25 hours. Throws UnitsDifferError
 * where the units are not a rate and its amount, and a RangeError for an interval without length.
 */
export function amountOf(rate: number, rateUnit: string, milliseconds: number, amountUnit: string): number {
  return rate * amountPerRate(rateUnit, milliseconds, amountUnit)
}

/** The mean rate in an interval of so many milliseconds: 1 kWh in 15 minutes is 4 kW. The inverse of `amountOf`. */
export function meanRateOf(
  amount: number,
  amountUnit: string,
  milliseconds: number,
  rateUnit: string,
): number {
  return amount / amountPerRate(rateUnit, milliseconds, amountUnit)
}

/** How many of the amount's unit one of the rate's unit makes in that time. */
function amountPerRate(rateUnit: string, milliseconds: number, amountUnit: string): number {
  const rate = unitDefinition(rateUnit)
  const amount = unitDefinition(amountUnit)
  if (!rate || !amount || amountOfRate[rate.dimension] !== amount.dimension) {
    throw new UnitsDifferError(rateUnit, amountUnit)
  }
  if (!(milliseconds > 0)) throw new RangeError(`An interval of ${milliseconds} ms has no length.`)
  return (rate.factor * (milliseconds / 1_000)) / amount.factor
}

/** Whether the one unit is the rate at which the other one is used: kW and MWh, m³/h and l. */
export function isRateOf(rateUnit: string, amountUnit: string): boolean {
  const [rate, amount] = [unitDefinition(rateUnit), unitDefinition(amountUnit)]
  return rate !== undefined && amount !== undefined && amountOfRate[rate.dimension] === amount.dimension
}

/**
 * How values of intervals come from one unit into another. UNIT: they say the same. AMOUNT: the mean power of each
 * interval becomes its energy. MEAN_RATE: the inverse. Undefined: they do not.
 */
export function wayInto(from: string, to: string): 'UNIT' | 'AMOUNT' | 'MEAN_RATE' | undefined {
  if (from === to || canConvert(from, to)) return 'UNIT'
  if (isRateOf(from, to)) return 'AMOUNT'
  return isRateOf(to, from) ? 'MEAN_RATE' : undefined
}
