/** One step of a unit's scale: how it is written, and how many of the family's base unit it holds. */
interface ScaleStep {
  unit: string
  factor: number
}

/** Units that grow by steps. Whatever is in no family is shown as it is. */
const families: readonly (readonly ScaleStep[])[] = [
  steps('Wh', ['', 'k', 'M', 'G', 'T']),
  steps('W', ['', 'k', 'M', 'G']),
  steps('Wp', ['', 'k', 'M']),
  [
    { unit: 'g', factor: 1 },
    { unit: 'kg', factor: 1e3 },
    { unit: 't', factor: 1e6 },
    { unit: 'kt', factor: 1e9 },
  ],
  [
    { unit: 'g/kWh', factor: 1 },
    { unit: 'kg/kWh', factor: 1e3 },
  ],
]

function steps(base: string, prefixes: readonly string[]): ScaleStep[] {
  return prefixes.map((prefix, power) => ({ unit: `${prefix}${base}`, factor: 1000 ** power }))
}

/** Up to this many of a unit are written in it: four digits before the comma are still read at a glance. */
const MOST_IN_A_UNIT = 10_000

export interface UnitScale {
  /** The unit to write. */
  unit: string
  /** Value in the original unit × this = value in `unit`. */
  factor: number
}

/**
 * The unit in which a magnitude reads best: 0.4 kWh is 400 Wh, 12,000 kWh are 12 MWh, 1,234 kWh stay.
 * For an axis or a column give the greatest magnitude of all, so that they share one unit.
 */
export function unitScale(magnitude: number, unit: string): UnitScale {
  const family = families.find((each) => each.some((step) => step.unit === unit))
  const own = family?.find((step) => step.unit === unit)
  if (!family || !own || magnitude === 0 || !Number.isFinite(magnitude)) return { unit, factor: 1 }
  const inBase = Math.abs(magnitude) * own.factor
  const fits = family.find((step) => inBase < MOST_IN_A_UNIT * step.factor) ?? family[family.length - 1]!
  const lowest = family.findLast((step) => inBase >= step.factor) ?? family[0]!
  // A unit is left only when it must be: from 1 to 9,999 it stays.
  const best = inBase >= MOST_IN_A_UNIT * own.factor ? fits : inBase < own.factor ? lowest : own
  return { unit: best.unit, factor: own.factor / best.factor }
}

const currencySigns: Record<string, string> = { EUR: '€', GBP: '£', CHF: 'CHF', USD: '$' }

/** How a unit is written: 'GBP/kWh' → '£/kWh', 'kg/kWh' → 'kg/kWh'. */
export function unitSign(unit: string): string {
  return unit.replace(/^[A-Z]{3}(?=$|\/)/, (code) => currencySigns[code] ?? code)
}
