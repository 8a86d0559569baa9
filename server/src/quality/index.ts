/*
 * Whether values can be believed: validation rules and how they are set for a series, the checks that run soon after
 * values came in, their findings, and estimates for what is missing.
 */
export type { DueCheck } from './checks/due-checks'
export { registerQuality } from './routes'
export { type OtherArrivals, startChecks } from './start-checks'
export { setRules } from './rules/set-rules'
