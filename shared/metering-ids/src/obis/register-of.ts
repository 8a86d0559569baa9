import { electricityRegister } from './electricity-register'
import { gasRegister } from './gas-register'
import type { ObisCode } from './obis-code'
import { nothingKnown, type Medium, type OfMedium, type Register } from './register'
import { heatRegister, waterRegister } from './thermal-register'

/** Value group A. Source: IEC 62056-6-1, table for value group A. */
const media: Readonly<Record<number, Medium>> = {
  0: 'ABSTRACT',
  1: 'ELECTRICITY',
  4: 'HEAT_COST_ALLOCATOR',
  5: 'COLD',
  6: 'HEAT',
  7: 'GAS',
  8: 'COLD_WATER',
  9: 'HOT_WATER',
}

const tables: Partial<Record<Medium, (code: ObisCode) => OfMedium>> = {
  ELECTRICITY: electricityRegister,
  COLD: heatRegister,
  HEAT: heatRegister,
  GAS: gasRegister,
  COLD_WATER: waterRegister,
  HOT_WATER: waterRegister,
}

/** What the standards say about a code. Nothing is guessed: makers' own codes stay unknown. */
export function registerOf(code: ObisCode): Register {
  const medium = media[code.A] ?? null
  const table = medium === null ? undefined : tables[medium]
  return { medium, ...(table ? table(code) : nothingKnown) }
}
