import type { GoodnessOfDays } from './goodness-of-days'
import type { ExplainableModel } from './explainable/fit-explainable'
import type { RefusedModel } from './refusal-of-model'
import type { Closures } from './closed-days'
import type { FaultyDay } from './faulty-days'
import type { DriverFindings, ModelDriver } from './drivers/driver'
import type { ShutDays } from './shut-days'
import type { Spread } from './spread'
import type { Insufficiency } from './sufficiency'

/** `pooled`: the most accurate. `explainable`: balance points and slopes that can be read. */
export type DailyForm = 'pooled' | 'explainable'

/**
 * Of the program that fits and reads models; another number as soon as the same days make another model, or the same
 * model is read in another way. Stored with each model.
 */
export const modelVersion = 2

/** Plain data, so that it can be stored with what was calculated by it. */
export interface DailyModel {
  form: DailyForm
  /** The days that it was fitted to, since 1970-01-01: first and last. */
  from: number
  to: number
  closures: Closures
  /** °C between which temperatures are believed, that of the days and some degrees beyond; undefined without them. */
  temperatures: [number, number] | undefined
  /** Between which usage is believed; undefined where all is. */
  lowest: number | undefined
  highest: number | undefined
  main: Part
  /** For days of which the temperature is not known; undefined where `main` does without. */
  withoutTemperature: Part | undefined
  /** By how much the days to come are expected to lie above the fit, because those at its end did. */
  level: number
  /** Undefined where days on which the place was shut were fitted as all others. */
  shut?: ShutDays | undefined
  /** What usage follows beside weather and calendar; absent: nothing. Days of which one is not known have no expected usage. */
  drivers?: ModelDriver[]
  spread: Spread
}

/** What is averaged: `pooled` is absent in the explainable form. */
export interface Part {
  pooled: { coefficients: number[]; memory: number | undefined; hinges: readonly number[] } | undefined
  explainable: ExplainableModel
}

export interface DailyFit {
  /** Undefined where there is not one day with usage. */
  model: DailyModel | undefined
  goodness: GoodnessOfDays | undefined
  /** CV(RMSE) and R² of days that the model has not seen, by cross-validation; the pooled form only. */
  unseen: { cvRmse: number | undefined; rSquared: number | undefined } | undefined
  /** Empty where the days are enough for a baseline. */
  insufficiencies: Insufficiency[]
  refusal: RefusedModel | undefined
  /** Days that count neither in the model as they are nor in the figures, in their order. */
  faults: FaultyDay[]
  /** Of a series with drivers: what they tell, and which are not in the model. */
  drivers?: DriverFindings
}
