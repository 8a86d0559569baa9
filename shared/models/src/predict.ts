import { solveTransposed } from './householder'
import type { LinearFit } from './linear-fit'
import { criticalT } from './student-t'

export interface Prediction {
  value: number
  /** Where the mean of all values at this point lies, with the fit's confidence. */
  mean: { low: number; high: number }
  /** Where one new value at this point lies, with the fit's confidence. */
  single: { low: number; high: number }
}

/**
 * What the fit expects at each new point: a value for each regressor, in the order of the fit.
 * Source: N. Draper, H. Smith, Applied Regression Analysis, 3rd ed., 5.4.
 */
export function predict(fit: LinearFit, points: readonly (readonly number[])[]): Prediction[] {
  const factor = criticalT(fit.confidence, fit.degreesOfResiduals)
  return points.map((point) => {
    const row = fit.intercept ? [1, ...point] : [...point]
    const value = row.reduce((sum, each, place) => sum + each * fit.coefficients[place]!.value, 0)
    const leverage = solveTransposed(fit.triangle, row).reduce((sum, each) => sum + each * each, 0)
    return {
      value,
      mean: around(value, factor * fit.rmse * Math.sqrt(leverage)),
      single: around(value, factor * fit.rmse * Math.sqrt(1 + leverage)),
    }
  })
}

const around = (value: number, distance: number) => ({ low: value - distance, high: value + distance })
