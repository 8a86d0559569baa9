/*
 * Figures over time, made when they are requested: values by granularity, rankings, profiles, statistics, sums and
 * balances, completeness, the summary of the portfolio, downloads and the preview of a formula. Of it,
 * saved baselines use what fits and compares meters, and the watch for anomalies the days of the meters that count.
 */
export { type Adjustment } from './baseline-variance/adjust-meters'
export { baselineVariance } from './baseline-variance/baseline-variance'
export { daysOfMeter, type MeterDays, versionOfDays } from './baseline-variance/days-of-meter'
export { dateOfDay, dayNumber, type DaySpan } from './baseline-variance/days-of-periods'
export { daysOfSeries, type DaysOfSeries, pricesOfDays } from './baseline-variance/days-of-series'
export { type UsualDrift } from './baseline-variance/drift-of-series'
export { type FittedBaseline, fitBaseline } from './baseline-variance/fit-baseline'
export { type MeterModel } from './baseline-variance/fit-meters'
export { planBaseline, tagOf } from './baseline-variance/plan-baseline'
export { savedDrivers } from './baseline-variance/planned-drivers'
export { type CountedMeter, countedMeters } from './by-location/counted-meters'
export { carbonReportOf } from './carbon/carbon-report'
export { dayAt } from './forecast/forecast-days'
export { registerAggregation } from './routes'
export { analysisPage } from './queries/routes'
