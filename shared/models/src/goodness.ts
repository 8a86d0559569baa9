export interface Goodness {
  points: number
  rSquared: number
  adjustedRSquared: number
  /** Of the residuals, with their degrees of freedom as divisor; in the unit of y. */
  rmse: number
  /** RMSE by the mean of y, as a share; undefined where the mean is 0. */
  cvRmse: number | undefined
  /** Mean of what the model lacks (y − fitted), in the unit of y. */
  mbe: number
  /** The sum of what the model lacks by degrees of freedom and the mean of y, as a share. */
  nmbe: number | undefined
  durbinWatson: number
  mean: number
  squaresOfModel: number
  squaresOfResiduals: number
}

interface Fitted {
  y: readonly number[]
  residuals: readonly number[]
  degreesOfResiduals: number
  intercept: boolean
}

/**
 * How well a model follows the values. CV(RMSE) and NMBE as ASHRAE Guideline 14 defines them. Without a
 * constant R² is measured from 0 instead of from the mean, as NIST and R do.
 * Source of the Durbin–Watson statistic: J. Durbin, G. Watson, Biometrika 37 (1950).
 */
export function goodnessOf({ y, residuals, degreesOfResiduals, intercept }: Fitted): Goodness {
  const points = y.length
  const mean = sumOf(y) / points
  const from = intercept ? mean : 0
  const whole = sumOf(y.map((value) => (value - from) ** 2))
  const squaresOfResiduals = sumOf(residuals.map((residual) => residual ** 2))
  // Of what is explained, not as a difference, which would lose all digits where nearly nothing is.
  const squaresOfModel = sumOf(y.map((value, row) => (value - residuals[row]! - from) ** 2))
  const rmse = Math.sqrt(squaresOfResiduals / degreesOfResiduals)
  const steps = sumOf(residuals.slice(1).map((residual, row) => (residual - residuals[row]!) ** 2))
  const byMean = (value: number) => (mean === 0 ? undefined : value / mean)
  return {
    ...{ points, mean, rmse, squaresOfModel, squaresOfResiduals },
    rSquared: squaresOfModel / (squaresOfModel + squaresOfResiduals),
    adjustedRSquared: 1 - squaresOfResiduals / degreesOfResiduals / (whole / (points - (intercept ? 1 : 0))),
    cvRmse: byMean(rmse),
    mbe: sumOf(residuals) / points,
    nmbe: byMean(sumOf(residuals) / degreesOfResiduals),
    durbinWatson: steps / squaresOfResiduals,
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
