import type { ObisCode } from './obis-code'
import { nothingKnown, type Flow, type Measured, type OfMedium, type ValueKind } from './register'

/*
 * Electricity, value groups C, D and E. Source: IEC 62056-6-1, tables for value group C (electricity), D
 * (electricity) and E (tariff rates, harmonics).
 */

/** A power becomes an energy when it is integrated over time. */
type OfPhase = 'ACTIVE' | 'REACTIVE' | 'APPARENT' | 'CURRENT' | 'VOLTAGE' | 'POWER_FACTOR' | 'FREQUENCY'

/** C from 1 to 20: all phases together; the same twenty again for L1, L2 and L3. */
const ofPhase: readonly (readonly [OfPhase, Flow | null])[] = [
  ['ACTIVE', 'IMPORT'],
  ['ACTIVE', 'EXPORT'],
  ['REACTIVE', 'POSITIVE'],
  ['REACTIVE', 'NEGATIVE'],
  ['REACTIVE', 'QUADRANT_1'],
  ['REACTIVE', 'QUADRANT_2'],
  ['REACTIVE', 'QUADRANT_3'],
  ['REACTIVE', 'QUADRANT_4'],
  ['APPARENT', 'IMPORT'],
  ['APPARENT', 'EXPORT'],
  ['CURRENT', null],
  ['VOLTAGE', null],
  ['POWER_FACTOR', null],
  ['FREQUENCY', null],
  ['ACTIVE', 'SUM'],
  ['ACTIVE', 'BALANCE'],
  ['ACTIVE', 'QUADRANT_1'],
  ['ACTIVE', 'QUADRANT_2'],
  ['ACTIVE', 'QUADRANT_3'],
  ['ACTIVE', 'QUADRANT_4'],
]
const PER_PHASE = ofPhase.length
const PHASES = 4

/** Value group D; 8, 9, 10, 29 and 30 are integrals over time, of which 29 and 30 make up a load profile. */
const valueKinds: Readonly<Record<number, ValueKind>> = {
  0: 'PERIOD_MEAN',
  1: 'CUMULATED_MINIMUM',
  2: 'CUMULATED_MAXIMUM',
  3: 'MINIMUM',
  4: 'CURRENT_MEAN',
  5: 'LAST_MEAN',
  6: 'MAXIMUM',
  7: 'INSTANTANEOUS',
  8: 'COUNTER',
  9: 'PERIOD_AMOUNT',
  10: 'EXCESS',
  11: 'CUMULATED_MINIMUM',
  12: 'CUMULATED_MAXIMUM',
  13: 'MINIMUM',
  14: 'CURRENT_MEAN',
  15: 'LAST_MEAN',
  16: 'MAXIMUM',
  21: 'CUMULATED_MINIMUM',
  22: 'CUMULATED_MAXIMUM',
  23: 'MINIMUM',
  24: 'CURRENT_MEAN',
  25: 'LAST_MEAN',
  26: 'MAXIMUM',
  27: 'CURRENT_MEAN',
  28: 'CURRENT_MEAN',
  29: 'INTERVAL_AMOUNT',
  30: 'INTERVAL_AMOUNT',
}
const integrals: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'COUNTER',
  'PERIOD_AMOUNT',
  'EXCESS',
  'INTERVAL_AMOUNT',
])

export function electricityRegister({ C, D }: ObisCode): OfMedium {
  const valueKind = valueKinds[D] ?? null
  const phase = Math.floor((C - 1) / PER_PHASE)
  if (C < 1 || phase >= PHASES) return nothingKnown
  const [what, flow] = ofPhase[(C - 1) % PER_PHASE]!
  const isPower = what === 'ACTIVE' || what === 'REACTIVE' || what === 'APPARENT'
  const integral = valueKind !== null && integrals.has(valueKind)
  // A sum of volts over time is none of the things that we can name.
  if (!isPower && integral) return { ...nothingKnown, phase: phaseOf(phase) }
  return {
    measured: isPower ? powerOrEnergy(what, valueKind, integral) : what,
    flow,
    phase: phaseOf(phase),
    valueKind,
    // Instantaneous currents and voltages are taken apart into harmonics, all else into tariffs.
    tariff: (what === 'CURRENT' || what === 'VOLTAGE') && D === 7 ? 'HARMONIC' : 'TARIFF',
  }
}

function powerOrEnergy(
  what: 'ACTIVE' | 'REACTIVE' | 'APPARENT',
  valueKind: ValueKind | null,
  integral: boolean,
): Measured | null {
  if (valueKind === null) return null
  return integral ? `${what}_ENERGY` : `${what}_POWER`
}

const phaseOf = (number: number) => (number === 0 ? null : (number as 1 | 2 | 3))
