import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { resultQuantities } from './measurements'
import { leftOutSchema, maxSeries } from './measurement-statistics'
import { nullableNumberColumn, numberColumn } from './number-columns'

/** POOLED: the more accurate one. EXPLAINABLE: base load, heating and cooling, each with its balance point. */
export const baselineForms = ['POOLED', 'EXPLAINABLE'] as const
export type BaselineForm = (typeof baselineForms)[number]

/** Why a meter has no baseline. */
export const baselineRefusals = [
  /** One value a month, or the like: days cannot be compared. */
  'INTERVAL_TOO_LONG',
  /** No day of the baseline period is over and complete, or not enough of them are to fit anything. */
  'NO_USAGE',
  /** The model foretells days no better than their mean does: see `cvRmse`, `nmbe` and `rSquared`. */
  'EXPLAINS_NOTHING',
  /** Of gas, heat or cold: fewer than 329 days were fitted, and more than a fifth of those to be expected have a weather that none of them had. */
  'UNSEEN_SEASON',
] as const
export type BaselineRefusal = (typeof baselineRefusals)[number]

/** What the baseline period lacks of what a baseline should have: 329 to 366 days, nine of ten valid. There is one all the same. */
export const baselineShortcomings = ['TOO_FEW_DAYS', 'TOO_LITTLE_USAGE', 'TOO_LITTLE_TEMPERATURE'] as const
export type BaselineShortcoming = (typeof baselineShortcomings)[number]

/** Into what the reporting period is cut; weeks begin on Monday. */
export const baselineRows = ['P1D', 'P1W', 'P1M'] as const
export type BaselineRow = (typeof baselineRows)[number]

/** A longer baseline period would mix years in which the building was another. */
export const maxBaselineDays = 3 * 366
export const maxReportingDays = 3 * 366

/** More further influences than these are not asked of one year's days. */
export const maxDrivers = 3

/** Why a further influence is not in a model: see docs/baseline-models.md. */
export const driverRefusals = ['TOO_FEW_DAYS', 'CONSTANT', 'FOLLOWS_CALENDAR', 'FOLLOWS_DRIVER'] as const
export type DriverRefusal = (typeof driverRefusals)[number]

/** A further influence (production, occupancy): a series whose days models follow beside weather and calendar. */
export const baselineDriverSchema = z.object({
  seriesId: z.int(),
  meteringPointId: z.string(),
  name: z.string(),
  location: z.string(),
  quantity: z.enum(resultQuantities),
  unit: z.string(),
  /** What is made of a day's values: amounts add up, states are averaged. */
  daily: z.enum(['SUM', 'MEAN']),
})
export type BaselineDriver = z.output<typeof baselineDriverSchema>

/** What amounts of energy may be answered as, by what each day's were worth. */
export const baselineResultAs = ['COST', 'CARBON'] as const
export type BaselineResultAs = (typeof baselineResultAs)[number]

const number = z.nullable(z.number())

/** What can be compared; null where nothing can. */
export const comparedSchema = z.object({
  actual: number,
  expected: number,
  /** Half the width of the band around `expected`. */
  uncertainty: number,
  /** What of `expected` are adjustments of a saved baseline. */
  adjustment: number,
  /** Share of the days that can be compared, 0 to 1. */
  compared: z.number(),
})

const daysOfCalendar = z.object({ holidays: z.int(), closedDays: z.int() })

/** By which days a model takes a location to rest beside its rest days: how many of them each period has. */
const calendarSchema = z.object({
  /** Whose public holidays: ISO 3166-1, and ISO 3166-2 without the country. Null: no holidays are known. */
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  baseline: daysOfCalendar,
  reporting: daysOfCalendar,
})

/** Seasons of the meter's own hemisphere: December to February, March to May with October and November, June to September. */
export const modelSeasons = ['WINTER', 'SHOULDER', 'SUMMER'] as const
export type ModelSeason = (typeof modelSeasons)[number]
/** CLOSED: holidays and the days of the week on which the place rests. */
export const dayKinds = ['OPEN', 'CLOSED'] as const
export type DayKind = (typeof dayKinds)[number]

/** More (or less) usage of a day for each °C beyond the balance point, in °C. */
const sideSchema = z.nullable(z.object({ balancePoint: z.number(), slope: z.number() }))
/** Days that are alike, and how their usage follows the temperature; amounts are those of a day, in `amountUnit`. */
const segmentSchema = z.object({
  seasons: z.array(z.enum(modelSeasons)),
  days: z.array(z.enum(dayKinds)),
  /** Days of the baseline period that tell it. */
  count: z.int(),
  baseLoad: z.number(),
  heating: sideSchema,
  cooling: sideSchema,
})

const driverOfMeterSchema = z.object({
  seriesId: z.int(),
  /** In `amountUnit` a day for each unit of the driver; its standard error allows for errors that follow each other. */
  coefficient: z.number(),
  standardError: z.number(),
  /** Null where nothing is left unexplained. */
  t: number,
  p: z.number(),
  /** Share of the variance of usage that nothing else in the model explains. */
  share: z.number(),
  /** Between which it lay in the baseline period. */
  low: z.number(),
  high: z.number(),
  /** Days of the reporting period with usage on which it is not known, so that nothing is expected of them. */
  missingDays: z.int(),
  /** Days of the reporting period on which it lies more than a tenth of its range beyond the baseline period. */
  beyondDays: z.int(),
})
const driverLeftOutSchema = z.object({
  seriesId: z.int(),
  reason: z.enum(driverRefusals),
  /** TOO_FEW_DAYS: the share of the days that are known, and the least. FOLLOWS_…: the variance inflation factor, and the most. */
  figure: number,
  limit: number,
})

/** So many faults are listed, the furthest first. */
export const maxFaults = 10

/**
 * Days with usage that lie impossibly far from what a model makes of all others, and so count neither in it as they are
 * nor in its figures: see docs/baseline-models.md. `value` and `expected` are those of the day, in the unit of amounts.
 */
export const faultsOfMeter = {
  faultyDays: z.int(),
  faults: z.array(z.object({ day: z.string(), value: z.number(), expected: z.number() })),
}
export type FaultOfMeter = z.output<(typeof faultsOfMeter)['faults']>[number]

/** One meter and its model. */
export const meterBaselineSchema = z.object({
  seriesId: z.int(),
  meteringPointId: z.string(),
  name: z.string(),
  location: z.string(),
  /** Null where there is a baseline. */
  refusal: z.nullable(z.enum(baselineRefusals)),
  shortcomings: z.array(z.enum(baselineShortcomings)),
  /** Days of the baseline period, and those of them with a value (and with a temperature, where the model has it). */
  baselineDays: z.int(),
  validDays: z.int(),
  ...faultsOfMeter,
  /** The weather station's metering point whose temperatures the model follows; null where it follows none. */
  weatherStation: z.nullable(z.string()),
  /** Of its location. */
  calendar: calendarSchema,
  /** Of the baseline period, after ASHRAE Guideline 14: as shares, 0.1 is 10 %. Null where there is no model. */
  cvRmse: number,
  nmbe: number,
  rSquared: number,
  /** What an explainable model consists of; of the other form empty. */
  segments: z.array(segmentSchema),
  /** What the last weeks of the baseline period lay above an explainable model, as far as it is carried on, in `amountUnit` a day. */
  level: number,
  /** What the model follows beside weather and calendar, and what it does not follow. */
  drivers: z.array(driverOfMeterSchema),
  driversLeftOut: z.array(driverLeftOutSchema),
  /** Of a saved baseline: whether readings of its period, of the meter or of its drivers, have changed since. */
  dataChanged: z.boolean(),
  ...comparedSchema.shape,
})
export type MeterBaseline = z.output<typeof meterBaselineSchema>

/** Stretches of the reporting period one after the other. */
const columnsSchema = z.object({
  /** First day of each row, `YYYY-MM-DD`, and the day after its last one; place i of every column is about the same row. */
  from: z.array(z.string()),
  to: z.array(z.string()),
  /** Null where no day of any meter can be compared. */
  actual: nullableNumberColumn(),
  expected: nullableNumberColumn(),
  /** Half the width of the band around `expected`. */
  uncertainty: nullableNumberColumn(),
  /** What of `expected` are adjustments of a saved baseline. */
  adjustment: nullableNumberColumn(),
  /** Half the width of the band around the sum of `expected` of this row and all before it. */
  cumulatedUncertainty: nullableNumberColumn(),
  /** Share of the days of all meters that have a baseline that can be compared, 0 to 1. */
  compared: numberColumn(),
})
export type ComparedColumns = z.output<typeof columnsSchema>

/**
 * What was used against what the baseline period lets expect for the weather and the days of the reporting period. Of
 * each meter only days count that are over and complete: both columns leave out the same.
 */
export const baselineVarianceSchema = z.object({
  /** Of all amounts, costs or emissions. */
  unit: z.string(),
  /** Of the models, also where costs or emissions are answered. */
  amountUnit: z.string(),
  /** Of the first meter; days of others are those of their own calendar. */
  timeZone: z.string(),
  /** How probable it is that what the baseline foretells lies inside a band: 0.8. */
  level: z.number(),
  days: columnsSchema,
  /** The same by the `rows` that were requested. */
  rows: columnsSchema,
  total: comparedSchema,
  /** That were asked for, or that the saved baseline was fitted with. */
  drivers: z.array(baselineDriverSchema),
  meters: z.array(meterBaselineSchema),
  /** What the same answer comes from: the version of the models' program, and that of the readings, another text for others. */
  provenance: z.object({ modelVersion: z.int(), dataVersion: z.string() }),
  leftOut: leftOutSchema,
})
export type BaselineVariance = z.output<typeof baselineVarianceSchema>

export const getBaselineVariance = defineCall({
  name: 'getBaselineVariance',
  method: 'GET',
  path: '/rest/secure/measurements/baseline-variance',
  summary: 'What meters used against what a baseline period lets expect, day by day and with its uncertainty',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** Ids of series that add up, separated by commas. */
    series: z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(11 * maxSeries)),
    form: z._default(z.enum(baselineForms), 'POOLED'),
    /** Ids of series that usage is taken to follow, separated by commas. */
    drivers: z.optional(z.string().check(z.regex(/^\d{1,10}(,\d{1,10}){0,2}$/))),
    rows: z._default(z.enum(baselineRows), 'P1D'),
    /** Costs or emissions instead of amounts; series without a price or factor are left out. */
    as: z.optional(z.enum(baselineResultAs)),
    /** First day of each period, and the day after its last one, by the calendar of each meter's location. */
    baselineFrom: day,
    baselineTo: day,
    from: day,
    to: day,
  }),
  response: baselineVarianceSchema,
})
export type BaselineVarianceQuery = z.output<typeof getBaselineVariance.query>

export const baselineVarianceCalls = [getBaselineVariance]
