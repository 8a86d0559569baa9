export { fitHourly, type HourlyFit, type HourlyModel } from './fit-hourly'
export type { HourlySeries } from './hourly-series'
export { predictHourly, type HourlyPrediction } from './predict-hourly'
