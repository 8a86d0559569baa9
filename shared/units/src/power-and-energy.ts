import { UnitsDifferError } from './convert'
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
