export { dateOf, dayOf, weekdayOf } from './calendar'
export { modelVersion, type DailyFit, type DailyForm, type DailyModel } from './daily-model'
export { dailySeries, partOf, type DailySeries, type DriverDays, type MeasuredDay } from './daily-series'
export { fitDaily } from './fit-daily'
export type { FaultyDay } from './faulty-days'
export type { DriverFindings, DriverLeftOut, DriverStatistics, ModelDriver } from './drivers/driver'
export { daysBeyond } from './drivers/effect-of-drivers'
export type { GoodnessOfDays } from './goodness-of-days'
export {
  predictDaily,
  totalOf,
  usualDrift,
  type BandSettings,
  type DailyPrediction,
  type Total,
} from './predict-daily'
export type { RefusedModel } from './refusal-of-model'
export type { Insufficiency } from './sufficiency'
export { mostUnseen, unseenShare } from './unseen-weather'
