/*
 * Figures over time, made when they are requested: values by granularity, rankings, profiles, statistics, sums and
 * balances, completeness, last week, downloads and the preview of a formula. Nobody imports it but the composition.
 */
export { registerAggregation } from './routes'
export { analysisPage } from './queries/routes'
