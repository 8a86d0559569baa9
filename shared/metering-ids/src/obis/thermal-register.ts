import type { ObisCode } from './obis-code'
import { nothingKnown, type Measured, type OfMedium, type ValueKind } from './register'

/*
 * Heat, cold and water, value groups C and D. Source: EN 13757-1, tables for thermal energy and for water; compared
 * with KBR's table of DIN EN 13757-1:2015 (water) and with how M-Bus records become OBIS codes in Open Metering (heat).
 */

const thermal: Readonly<Record<number, Measured>> = {
  1: 'ENERGY',
  2: 'VOLUME',
  3: 'MASS',
  8: 'THERMAL_POWER',
  9: 'FLOW_RATE',
  10: 'FLOW_TEMPERATURE',
  11: 'RETURN_TEMPERATURE',
  12: 'TEMPERATURE_DIFFERENCE',
  13: 'PRESSURE',
}
const water: Readonly<Record<number, Measured>> = { 1: 'VOLUME', 2: 'FLOW_RATE', 3: 'TEMPERATURE' }

const counted: ReadonlySet<Measured> = new Set<Measured>(['ENERGY', 'VOLUME', 'MASS'])
/** D from 0; 1 is a periodical value, of which the standard does not say whether it is an index or a difference. */
const valueKinds: readonly (ValueKind | null)[] = [
  'INSTANTANEOUS',
  null,
  'COUNTER_AT_DATE',
  'COUNTER_AT_DATE',
  'MINIMUM',
  'MAXIMUM',
  'TEST',
]

export const heatRegister = (code: ObisCode): OfMedium => registerIn(thermal, code)
export const waterRegister = (code: ObisCode): OfMedium => registerIn(water, code)

function registerIn(table: Readonly<Record<number, Measured>>, { C, D }: ObisCode): OfMedium {
  const measured = table[C]
  if (!measured) return nothingKnown
  const isCounted = counted.has(measured)
  const kind = valueKinds[D] ?? null
  const atDate = kind === 'COUNTER_AT_DATE'
  return {
    ...nothingKnown,
    measured,
    valueKind: isCounted && D === 0 ? 'COUNTER' : atDate && !isCounted ? null : kind,
    tariff: isCounted ? 'TARIFF' : null,
  }
}
