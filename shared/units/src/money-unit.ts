import type { Dimension } from './ladders'
import { unitDefinition } from './unit-table'

/** A unit of money: an amount (EUR), or a price per something (EUR/kWh). */
export interface MoneyUnit {
  /** ISO 4217. */
  currency: string
  /** The price is that of one of this unit; null for an amount. */
  per: string | null
}

const form = /^([A-Z]{3})(?:\/(.+))?$/
/** A price is the price of an amount, of a power that is kept ready, or of a place; never of a temperature. */
const priced: ReadonlySet<Dimension> = new Set<Dimension>([
  'ENERGY',
  'REACTIVE_ENERGY',
  'POWER',
  'VOLUME',
  'MASS',
  'AREA',
])

/** Reads 'EUR', 'EUR/kWh', 'GBP/MWh'; undefined for what is no unit of money. */
export function moneyUnit(unit: string): MoneyUnit | undefined {
  const found = form.exec(unit)
  if (!found) return undefined
  const [, currency, per] = found
  if (per === undefined) return { currency: currency!, per: null }
  const dimension = unitDefinition(per)?.dimension
  return dimension && priced.has(dimension) ? { currency: currency!, per } : undefined
}
