import type { ObisCode } from './obis-code'
import { nothingKnown, type Flow, type Measured, type OfMedium, type ValueKind } from './register'

/*
 * Gas, value groups C and D. Source: EN 13757-1, tables for value group C and D (gas), as Gurux's list of the codes
 * of DLMS/COSEM has them; what the German market uses and calls it: EDI@Energy, Codeliste der OBIS-Kennzahlen
 * und Medien 2.5c, chapter 4 (Betriebsvolumen, Normvolumen, Zustandszahl, Brennwert, the profiles 7-b:99.C.D).
 */

/** C 1 to 6: the meter's own index; 11 to 16: the volume converter's; 21 to 26: the logger's; 31 to 36: energy. */
const ENERGY_TENS = 3
/** 61 to 66: mass. */
const MASS_TENS = 6
const CONVERTER_TENS = 1
/** In profiles a register is one of the logger's (21 to 26) or one further on; what is below is a list of values. */
const MIN_IN_PROFILES = 21
/** A profile of the values of the register that D and E name, as C and D otherwise do. */
const PROFILE = 99
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

export function gasRegister({ C, D, E }: Pick<ObisCode, 'C' | 'D' | 'E'>): OfMedium {
  if (C === PROFILE) return D < MIN_IN_PROFILES || D === PROFILE ? nothingKnown : inProfile({ C: D, D: E })
  const processValue = processValues[C]
  if (processValue) return { ...nothingKnown, measured: processValue }
  const tens = Math.floor(C / 10)
  const flow = flows[(C % 10) - 1]
  if ((tens > ENERGY_TENS && tens !== MASS_TENS) || !flow) return nothingKnown
  const valueKind = kindOf(D)
  if (valueKind === null) return { ...nothingKnown, flow, tariff: 'TARIFF' }
  return { measured: measuredBy(tens, D), flow, phase: null, valueKind, tariff: 'TARIFF' }
}

function measuredBy(tens: number, D: number): Measured {
  if (tens === ENERGY_TENS) return 'ENERGY'
  if (tens === MASS_TENS) return 'MASS'
  // The market sends what a converter counted, at base conditions, as 13.21 (EDI@Energy 2.5c, 4.1).
  if (tens === CONVERTER_TENS && D === 21) return 'VOLUME_AT_BASE_CONDITIONS'
  // 3 is the redundant index, at metering conditions; from 6 on the three states of a gas follow each other.
  return volumes[D % 3]!
}

/** Profiles have no tariffs: E has said which value of the register it is. */
const inProfile = (register: Pick<ObisCode, 'C' | 'D'>): OfMedium => ({
  ...gasRegister({ ...register, E: 0 }),
  tariff: null,
})

/** Four billing periods, each with its index at the end, its amounts and the greatest amounts in it. */
const FIRST_OF_BILLING = 24
const LAST_OF_BILLING = 95
const OF_ONE_BILLING = 18

function kindOf(D: number): ValueKind | null {
  if (D <= 3) return 'COUNTER'
  if (D < 6) return null
  if (D < FIRST_OF_BILLING) return 'INTERVAL_AMOUNT'
  if (D > LAST_OF_BILLING) return null
  const place = (D - FIRST_OF_BILLING) % OF_ONE_BILLING
  if (place <= 2) return 'COUNTER_AT_DATE'
  return place <= 8 ? 'PERIOD_AMOUNT' : 'MAXIMUM'
}
