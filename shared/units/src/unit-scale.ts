import { isChosen } from './chosen-units'
import { ladders } from './ladders'

const families = ladders.map(({ steps }) => Object.entries(steps).map(([unit, factor]) => ({ unit, factor })))

/** Up to this many of a unit are written in it: four digits before the comma are still read at a glance. */
const MAX_IN_A_UNIT = 10_000

/** A chosen unit of which a figure would be less than this is not used: nothing but zeros would be left of it. */
const LEAST_OF_CHOSEN = 0.01

export interface UnitScale {
  /** The unit to write. */
  unit: string
  /** Value in the original unit × this = value in `unit`. */
  factor: number
}

/**
 * The unit in which a magnitude reads best: 0.4 kWh is 400 Wh, 12,000 kWh are 12 MWh, 1,234 kWh stay.
 * For an axis, a column or a chart give the greatest magnitude of all, so that they share one unit. Units that do
 * not grow by steps (°C, m³, prices) stay as they are. The unit that the user chose for its ladder comes first.
 */
export function unitScale(magnitude: number, unit: string): UnitScale {
  const family = families.find((steps) => steps.some((step) => step.unit === unit))
  const own = family?.find((step) => step.unit === unit)
  if (!family || !own || magnitude === 0 || !Number.isFinite(magnitude)) return { unit, factor: 1 }
  const inBase = Math.abs(magnitude) * own.factor
  const wanted = family.find((step) => isChosen(step.unit))
  if (wanted && inBase >= LEAST_OF_CHOSEN * wanted.factor)
    return { unit: wanted.unit, factor: own.factor / wanted.factor }
  const fits = family.find((step) => inBase < MAX_IN_A_UNIT * step.factor) ?? family[family.length - 1]!
  const lowest = family.findLast((step) => inBase >= step.factor) ?? family[0]!
  // A unit is left only when it must be: from 1 to 9,999 it stays.
  const best = inBase >= MAX_IN_A_UNIT * own.factor ? fits : inBase < own.factor ? lowest : own
  return { unit: best.unit, factor: own.factor / best.factor }
}
