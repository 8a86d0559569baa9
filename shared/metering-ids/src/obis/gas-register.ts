import type { ObisCode } from './obis-code'
import { nothingKnown, type Flow, type Measured, type OfMedium, type ValueKind } from './register'

/*
 * Gas, value groups C and D. Source: EN 13757-1, tables for value group C and D (gas); the German names follow the
 * EDI@Energy list of OBIS codes (Betriebsvolumen, Normvolumen, Zustandszahl, Brennwert).
 */

/** C 1 to 6: the meter's own index; 11 to 16: the volume converter's; 21 to 26: the logger's; 31 to 36: energy. */
const ENERGY_TENS = 3
const flows: readonly Flow[] = [
  'FORWARD_UNDISTURBED',
  'FORWARD_DISTURBED',
  'FORWARD',
  'REVERSE_UNDISTURBED',
  'REVERSE_DISTURBED',
  'REVERSE',
]
const volumes: readonly Measured[] = [
  'VOLUME_AT_METERING_CONDITIONS',
  'VOLUME_CORRECTED',
  'VOLUME_AT_BASE_CONDITIONS',
]

const processValues: Readonly<Record<number, Measured>> = {
  41: 'TEMPERATURE',
  42: 'PRESSURE',
  43: 'FLOW_RATE',
  51: 'CORRECTION_FACTOR',
  52: 'CONVERSION_FACTOR',
  53: 'COMPRESSIBILITY_FACTOR',
  54: 'CALORIFIC_VALUE',
}

export function gasRegister({ C, D }: ObisCode): OfMedium {
  const processValue = processValues[C]
  if (processValue) return { ...nothingKnown, measured: processValue }
  const tens = Math.floor(C / 10)
  const flow = flows[(C % 10) - 1]
  if (tens > ENERGY_TENS || !flow) return nothingKnown
  const valueKind = kindOf(D)
  if (valueKind === null) return { ...nothingKnown, flow, tariff: 'TARIFF' }
  // 3 is the redundant index, at metering conditions; from 6 on the three states of a gas follow each other.
  const measured = tens === ENERGY_TENS ? 'ENERGY' : volumes[D % 3]!
  return { measured, flow, phase: null, valueKind, tariff: 'TARIFF' }
}

function kindOf(D: number): ValueKind | null {
  if (D <= 3) return 'COUNTER'
  if (D < 6) return null
  if (D <= 23) return 'INTERVAL_AMOUNT'
  if (D <= 26) return 'COUNTER_AT_DATE'
  if (D <= 32) return 'PERIOD_AMOUNT'
  return D <= 41 ? 'MAXIMUM' : null
}
