import type { ResultQuantity, StatisticFunction } from '@energycockpit/contract'
import { elapsedLengths, type BucketLength } from '@energycockpit/time'
import { canConvert, convert, meanRateOf, UnitsDifferError } from '@energycockpit/units'

/** What each value is multiplied by, and the unit of what comes out. */
export interface FigureUnit {
  factor: number
  unit: string
}

/**
 * The unit of a function's answer. A count has none, so it says 1. The peak of an amount is a power or a flow: what
 * was used in an interval, by the interval's length. Undefined where there is no such thing: days hide their peaks.
 */
export function figureUnit(
  name: StatisticFunction,
  { quantity, unit, interval }: { quantity: ResultQuantity; unit: string; interval: BucketLength },
): FigureUnit | undefined {
  if (name === 'COUNT') return { factor: 1, unit: '1' }
  if (name !== 'PEAK') return { factor: 1, unit }
  const length = elapsedLengths[interval]
  if (length === undefined) return undefined
  if (quantity === 'POWER') return { factor: 1, unit }
  // kWh becomes kW, m³ becomes m³/h, and a joule what most people think in.
  for (const rate of [unit.replace(/h$/, ''), `${unit}/h`, 'kW', 'm³/h']) {
    const factor = rateFactor(unit, length, rate)
    if (factor !== undefined) return { factor, unit: rate }
  }
  return undefined
}

function rateFactor(amount: string, length: number, rate: string): number | undefined {
  try {
    return meanRateOf(1, amount, length, rate)
  } catch (error) {
    if (error instanceof UnitsDifferError) return undefined
    throw error
  }
}

export const canConvertTo = (unit: string, requested: string): boolean =>
  unit === requested || canConvert(unit, requested)

/** A value in another unit, or in its own, which may be none that converts: kWh/bed. */
export const convertedTo = (value: number, unit: string, requested: string): number =>
  unit === requested ? value : convert(value, unit, requested)
