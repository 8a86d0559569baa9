/*
 * Measured values as they were measured: the store, the series that they belong to and the meters that those are read
 * off, and every way in: deliveries, CSV files and meter readings. Knows nothing of what is checked or made of them.
 *
 * What is not named here is nobody else's business; scripts/lint/server-subjects.mjs says who may import it.
 */
export { takeFile } from './csv-files/take-file'
export { checkWorkedOut, importReadings } from './imports/import-readings'
export type { Imports } from './imports/imports'
export type { Stores } from './imports/stores'
export { StagedReadings } from './imports/staged-readings'
export { startFinishing } from './imports/start-finishing'
export { startPruning } from './imports/start-pruning'
export { undoImport } from './imports/undo'
export { undoneImports } from './imports/undone-imports'
export { pauseAfter } from './imports/why-unfinished'
export { enterReadings } from './meter-readings/enter-readings'
export { heldReadings } from './meter-readings/meter-reading-repository'
export { shareExactly } from './meter-readings/exact-shares'
export { type Profile, profileOf } from './meter-readings/profiles'
export { refuseRegisterUnit } from './meter-readings/refuse-register-unit'
export { apportionAroundArrivals } from './meter-readings/apportion-around-arrivals'
export { recountRegister } from './meter-readings/recount-register'
export { stageApportioned } from './meter-readings/stage-apportioned'
export { registerReadings } from './routes'
export type { Finding, FindingKind } from './series/finding'
export { type Aggregation, aggregationOf, isApplicable } from './series/functions-of-quantity'
export { type SeriesInterval, countStarts, nextStart, startOf, startsIn } from './series/series-interval'
export { median, middleOf } from './series/median'
export { maxPerHour, maxPerInterval, unitOfCapacity } from './series/meter-limits'
export { type OwnRules, type RuledSeries, defaultMeterRules, factorOfRegister } from './series/meter-rules'
export { raiseRevisions } from './series/raise-revisions'
export { type SeriesWithRules, storeRules, ruledSeries } from './series/rules-repository'
export { countedSpans, placesByTime, type PlaceByDays, type SeriesPlace } from './series/series-places'
export { type QueriedSeries, type SeriesScope, queriedSeries } from './series/queried-series'
export {
  type ResultSeries,
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
export { importsPage } from './imports/routes'
export { meterReadingsPage } from './meter-readings/routes'
