/*
 * Measured values as they were measured: the store, the series that they belong to and the meters that those are read
 * off, and every way in: deliveries, CSV files and meter readings. Knows nothing of what is checked or made of them.
 *
 * What is not named here is nobody else's business; scripts/lint/server-subjects.mjs says who may import it.
 */
export { checkWorkedOut, importReadings } from './imports/import-readings'
export type { Loads } from './imports/loads'
export { StagedReadings } from './imports/staged-readings'
export { startFinishing } from './imports/start-finishing'
export { startPruning } from './imports/start-pruning'
export { undoneLoads } from './imports/undone-loads'
export { pauseAfter } from './imports/why-unfinished'
export { heldReadings } from './meter-readings/counter-repository'
export { shareExactly } from './meter-readings/exact-shares'
export { type Profile, profileOf } from './meter-readings/profiles'
export { refuseCounterUnit } from './meter-readings/refuse-counter-unit'
export { spreadAroundArrivals } from './meter-readings/spread-around-arrivals'
export { stageSpread } from './meter-readings/stage-spread'
export { registerReadings } from './routes'
export type { Finding, FindingKind } from './series/finding'
export { type Aggregation, aggregationOf, isApplicable } from './series/functions-of-quantity'
export { type IntervalGrid, countStarts, nextStart, startsIn } from './series/interval-grid'
export { median, middleOf } from './series/median'
export { mostPerHour, mostPerInterval, unitOfCapacity } from './series/meter-limits'
export { type OwnRules, type RuledSeries, defaultMeterRules, factorOfCounter } from './series/meter-rules'
export { raiseRevisions } from './series/raise-revisions'
export { type SeriesWithRules, keepRules, ruledSeries } from './series/rules-repository'
export { type AskedSeries, type SeriesScope, seriesAsked } from './series/series-asked'
export {
  type AnsweredSeries,
  type SeriesAtLocation,
  type StoredSeries,
  findSeries,
} from './series/series-repository'
export { Bound } from './store/bound'
export { type ReadingColumns, isFromMeter } from './store/columns'
export { firstAndLast } from './store/first-and-last'
export { type Readings, openReadings } from './store/readings-store'
export { type Source, type Span, readingsOf, storedReadings } from './store/source'
export { toSecond } from './store/to-second'
export { type Quality, ReadingsBlock, mergeReadings, writeReadings } from './store/write-readings'
