import { upperF } from './f-distribution'
import { factor, solveTransposed, solveTriangle } from './householder'
import { goodnessOf, type Goodness } from './goodness'
import { refusalOf, withoutOwnPart, type Refusal } from './refusal'
import { criticalT, twoSidedT } from './student-t'

export interface Regressor {
  name: string
  values: readonly number[]
}

export interface LinearModel {
  y: readonly number[]
  /** Each with as many values as y, in the same order. */
  regressors: readonly Regressor[]
  /** Whether a constant is added; true unless said. */
  intercept?: boolean
  /** Of intervals and bands; 0.95 unless said. */
  confidence?: number
}

export interface Coefficient {
  /** Of the regressor; undefined for the constant. */
  name: string | undefined
  value: number
  standardError: number
  t: number
  /** How probable so large a t is if the regressor explains nothing. */
  p: number
  low: number
  high: number
  /** Variance inflation factor: how much of its uncertainty comes from the other regressors. */
  vif: number | undefined
}

export interface LinearFit extends Goodness {
  coefficients: Coefficient[]
  fitted: number[]
  residuals: number[]
  confidence: number
  f: number
  pOfF: number
  degreesOfModel: number
  degreesOfResiduals: number
  /** For intervals of new points. */
  triangle: number[][]
  intercept: boolean
}

export type LinearResult = { fit: LinearFit; refusal?: undefined } | { fit?: undefined; refusal: Refusal }

/** Ordinary least squares of y on the regressors, with the statistics of the fit; or why there is none. */
export function fitLinear(model: LinearModel): LinearResult {
  const { y, regressors, intercept = true, confidence = 0.95 } = model
  const refusal = refusalOf(model)
  if (refusal !== undefined) return { refusal }
  const columns = [...(intercept ? [y.map(() => 1)] : []), ...regressors.map(({ values }) => values)]
  const names = [...(intercept ? [undefined] : []), ...regressors.map(({ name }) => name)]
  const { triangle, rotated, ownShares } = factor(columns, y)
  const followers = withoutOwnPart(ownShares, names)
  if (followers.length > 0) return { refusal: { kind: 'COLLINEAR', names: followers } }

  const values = solveTriangle(triangle, rotated)
  const fitted = y.map((_, row) =>
    columns.reduce((sum, column, place) => sum + column[row]! * values[place]!, 0),
  )
  const residuals = y.map((value, row) => value - fitted[row]!)
  const degreesOfResiduals = y.length - columns.length
  const degreesOfModel = regressors.length
  const goodness = goodnessOf({ y, residuals, degreesOfResiduals, intercept })
  const factorOfInterval = criticalT(confidence, degreesOfResiduals)
  const coefficients = columns.map((column, place): Coefficient => {
    const unit = columns.map((_, other) => (other === place ? 1 : 0))
    const length = Math.hypot(...solveTransposed(triangle, unit))
    const [name, value] = [names[place], values[place]!]
    const standardError = goodness.rmse * length
    const t = value / standardError
    return {
      ...{ name, value, standardError, t, p: twoSidedT(t, degreesOfResiduals) },
      low: value - factorOfInterval * standardError,
      high: value + factorOfInterval * standardError,
      vif: intercept && name !== undefined ? length ** 2 * squaresAboutMean(column) : undefined,
    }
  })
  const explained = goodness.squaresOfModel / degreesOfModel
  const f = explained / goodness.rmse ** 2
  return {
    fit: {
      ...goodness,
      ...{ coefficients, fitted, residuals, confidence, f, triangle, intercept },
      pOfF: upperF(f, degreesOfModel, degreesOfResiduals),
      ...{ degreesOfModel, degreesOfResiduals },
    },
  }
}

function squaresAboutMean(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}
