/*
 * Values that nobody measured, interval by interval: virtual meters and their formulas, prices and factors, and what
 * series become by them (energy, costs, emissions, by area). Gives sources of such values; aggregates nothing.
 */
export { type Valid } from './conversion/validity'
export { constantRate, periodsOfValues, perUnit } from './derived/values-over-time'
export { atSteps, duringPeriods, scaled } from './derived/calculated-rows'
export { readFactors, setFactor } from './conversion/service'
export { undoFactor } from './conversion/undo-factor'
export {
  type Derivation,
  type Derived,
  derivedFrom,
  derivedOfMany,
  derivedSeries,
  derivedWhereKnown,
  isDerived,
} from './derived/derived-series'
export { factorScopes } from './derived/factor-scopes'
export { quantityOfAll, unitBy } from './derived/by-quantity'
export { rateSteps } from './derived/rate-steps'
export { reachOfSeries, reachOrFaults } from './derived/reach-of-series'
export { type RowSources, type Sources, intervalsRead, sourcesFrom, sourcesOf } from './derived/sources'
export { aligned } from './figures/align'
export {
  type Added,
  CompensatedSum,
  RunningSum,
  calculatedFigure,
  figuresAdded,
  figuresSubtracted,
  stableSum,
} from './figures/figure-digits'
export { stableSumSql } from './figures/stable-sum-sql'
export { registerCalculations } from './routes'
export { commonInterval } from './virtual/check-definition'
export { type TypedFormula, draftFormula } from './virtual/check-formula'
export { formulaParts } from './virtual/formula-parts'
export { formulaTemplate } from './virtual/formula-template'
export { faultsOf, refuseFaults } from './virtual/stored-faults'
export { pointsOfTemplate } from './virtual/points-of-template'
export { formulas } from './virtual/formulas'
export { createVirtualSeries } from './virtual/virtual-series'
export { conversionFactorsPage } from './conversion/routes'
export { virtualMetersPage } from './virtual/routes'
