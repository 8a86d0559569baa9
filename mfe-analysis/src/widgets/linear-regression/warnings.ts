import type { LinearFit } from '@energycockpit/models'

export type RegressionWarning =
  | { kind: 'FEW_POINTS'; points: number; needed: number }
  | { kind: 'INFLATED'; names: string[] }
  /** Neighbours differ in the same direction (or by turns), so that the intervals are too narrow. */
  | { kind: 'FOLLOWING' | 'ALTERNATING'; durbinWatson: number }

/** Fewer points for each regressor fit by chance. F. Harrell, Regression Modeling Strategies, 2nd ed., 4.4. */
const pointsPerRegressor = 10
/** D. Montgomery et al., Introduction to Linear Regression Analysis, 5th ed., 9.4.2. */
const highestVif = 10
/** Between these the residuals are taken for independent. */
const independent = { from: 1.5, to: 2.5 }

/** What a reader must know before believing a fit. */
export function warningsOf(fit: LinearFit): RegressionWarning[] {
  const warnings: RegressionWarning[] = []
  const needed = pointsPerRegressor * fit.degreesOfModel
  if (fit.points < needed) warnings.push({ kind: 'FEW_POINTS', points: fit.points, needed })
  const inflated = fit.coefficients.filter(({ vif }) => vif !== undefined && vif > highestVif)
  if (inflated.length > 0) warnings.push({ kind: 'INFLATED', names: inflated.map(({ name }) => name!) })
  const { durbinWatson } = fit
  if (durbinWatson < independent.from) warnings.push({ kind: 'FOLLOWING', durbinWatson })
  if (durbinWatson > independent.to) warnings.push({ kind: 'ALTERNATING', durbinWatson })
  return warnings
}
