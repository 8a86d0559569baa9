import { numbersOf } from '../numbers-of'
import { twoSidedT } from '../../student-t'
import type { ChosenDriver } from './choose-drivers'
import type { DriverStatistics } from './driver'
import { ownShare, partialled, productsOf, solveSmall, type WithDrivers } from './partialled'

/** Days that are off together: a week, after which the same weekday comes again. */
const furthestLag = 7

interface Fitted extends WithDrivers {
  /** Of the standardised drivers. */
  coefficients: Float64Array
  /** Of each place that was fitted. */
  residuals: Float64Array
  /** Effective parameters of the whole fit. */
  parameters: number
}

/** The coefficients of a joint fit in the units of their drivers, with how well they are known. */
export function driverStatistics(
  chosen: readonly ChosenDriver[],
  fitted: Fitted,
  days: { day: Int32Array; usage: Float64Array; places: readonly number[]; weights: Float64Array },
): DriverStatistics[] {
  const { coefficients, residuals, parameters } = fitted
  const { usage, places } = days
  const weights = numbersOf(places, (place) => days.weights[place]!)
  const own = partialled(fitted, places)
  const products = productsOf(own, weights)
  const freedom = Math.max(1, places.length - parameters)
  const variances = variancesOf(
    own,
    products,
    residuals,
    weights,
    numbersOf(places, (place) => days.day[place]!),
  )
  const spread = squaresAboutMean(
    numbersOf(places, (place) => usage[place]!),
    weights,
  )
  return chosen.map(({ key, mean, scale, low, high }, place) => {
    const coefficient = coefficients[place]!
    const others = chosen.flatMap((_, other) => (other === place ? [] : [other]))
    const alone = products[place]![place]! * ownShare(products, place, others)
    const standardError = Math.sqrt((Math.max(0, variances[place]!) * places.length) / freedom)
    const t = coefficient === 0 ? 0 : coefficient / standardError
    return {
      ...{ key, mean, low, high, coefficient: coefficient / scale, standardError: standardError / scale },
      ...{ t, p: twoSidedT(t, freedom), share: spread > 0 ? (coefficient ** 2 * alone) / spread : 0 },
    }
  })
}

/**
 * The diagonal of B⁻¹ M B⁻¹ with B = Σ w x xᵀ and M of what neighbouring days have in common, so that errors which
 * differ and follow each other make nothing look more certain than it is.
 * Source: W. Newey, K. West, Econometrica 55 (1987).
 */
function variancesOf(
  own: readonly Float64Array[],
  products: readonly (readonly number[])[],
  residuals: Float64Array,
  weights: Float64Array,
  days: Float64Array,
): number[] {
  const first = days[0]!
  const length = days.at(-1)! - first + 1
  return own.map((_, driver) => {
    const unit = own.map((_column, place) => (place === driver ? 1 : 0))
    const row = solveSmall(products, unit)
    const influence = new Float64Array(length)
    days.forEach((day, place) => {
      let value = 0
      for (let column = 0; column < own.length; column++) value += row[column]! * own[column]![place]!
      influence[day - first] = value * weights[place]! * residuals[place]!
    })
    let variance = 0
    for (let lag = 0; lag <= furthestLag; lag++) {
      let sum = 0
      for (let at = lag; at < length; at++) sum += influence[at]! * influence[at - lag]!
      variance += (lag === 0 ? 1 : 2 * (1 - lag / (furthestLag + 1))) * sum
    }
    return variance
  })
}

function squaresAboutMean(values: Float64Array, weights: Float64Array): number {
  let [sum, all] = [0, 0]
  values.forEach((value, row) => {
    sum += weights[row]! * value
    all += weights[row]!
  })
  return values.reduce((squares, value, row) => squares + weights[row]! * (value - sum / all) ** 2, 0)
}
