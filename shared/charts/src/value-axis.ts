import { unitScale, unitSign } from '@energycockpit/units'

export interface ValueAxis {
  /** As it is written on the axis: kWh, MWh, °C. */
  unit: string
  /** Value × factor = what stands on the axis. */
  factor: number
  /** On the axis' scale, after the factor. */
  minimum: number
  maximum: number
  step: number
  /** Decimal places that every label of the axis needs. */
  digits: number
}

const niceSteps = [1, 2, 2.5, 5, 10]

/** No meter resolves a millionth of what it shows: values nearer to each other are drawn as one level line. */
const finestShare = 1e-6

/** Amounts below it are drawn as zero, in any unit. */
const minAmount = 1e-12

/**
 * Ends, step and unit of an axis that holds all values. What sums starts at zero, so that the height of a bar is
 * its amount; what averages uses the room it has, unless zero is near anyway.
 */
export function valueAxis(
  values: readonly (number | null)[],
  unit: string,
  fromZero: boolean,
  wantedSteps = 5,
  locale: 'de' | 'en' = 'en',
): ValueAxis {
  let lowest = fromZero ? 0 : Number.POSITIVE_INFINITY
  let highest = fromZero ? 0 : Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value === null) continue
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  if (!Number.isFinite(lowest)) lowest = highest = 0
  if (lowest > 0 && lowest < highest / 3) lowest = 0

  const scale = unitScale(Math.max(Math.abs(lowest), Math.abs(highest)), unit)
  const low = lowest * scale.factor
  const high = highest * scale.factor
  const step = niceStep(spanOf(low, high), wantedSteps)
  const minimum = clean(Math.floor(low / step + 1e-9) * step)
  const maximum = clean(Math.ceil(high / step - 1e-9) * step)
  return {
    unit: unitSign(scale.unit, locale),
    factor: scale.factor,
    minimum,
    maximum: maximum > minimum ? maximum : clean(minimum + step),
    step,
    digits: digitsOf(step),
  }
}

function spanOf(low: number, high: number): number {
  const magnitude = Math.max(Math.abs(low), Math.abs(high))
  if (magnitude < minAmount) return 1
  const span = high - low
  return span > magnitude * finestShare ? span : magnitude
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that needs no more than the wanted steps. */
function niceStep(span: number, wantedSteps: number): number {
  const rough = span / wantedSteps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = niceSteps.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10
  return clean(step * power)
}

function digitsOf(step: number): number {
  for (let digits = 0; digits < 9; digits++) {
    if (Math.abs(step - Number(step.toFixed(digits))) < step * 1e-9) return digits
  }
  return 9
}

/** Binary fractions make 0.30000000000000004 of 0.3. */
function clean(value: number): number {
  return Number(value.toPrecision(12))
}
