import * as z from 'zod/mini'
import { baselineForms, baselineRefusals, baselineShortcomings, faultsOfMeter } from './baseline-variance'
import { defineCall } from './call'
import { leftOutSchema, maxSeries } from './measurement-statistics'
import { nullableNumberColumn, numberColumn } from './number-columns'

/** Until the end of which period of the location's calendar is foretold; weeks begin on Monday. */
export const forecastPeriods = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type ForecastPeriod = (typeof forecastPeriods)[number]

/** Share of the data of a period that a forecast needs. */
export const leastForecastData = 0.4
/** A period that has just begun is judged by so many days before now. */
export const leastJudgedDays = 28
/** Of a period that began earlier, so many days before now need as much: meters that are read once a month have it. */
export const recentDays = 90

/** Why nothing is foretold of a meter. */
export const forecastRefusals = [
  ...baselineRefusals,
  /** Of the days of the period that are over, but at least of the last 28, less than 40 % of the values are there. */
  'NOT_ENOUGH_DATA',
  /** The period has enough of them, but of the last 90 days less than 40 %: nobody knows how it goes on. See `since`. */
  'NO_RECENT_DATA',
  /** It has counted nothing for at least 28 days, although by its model of the days before it should have. See `since`. */
  'STANDS_STILL',
] as const
export type ForecastRefusal = (typeof forecastRefusals)[number]

/** What of the weather ahead is known. */
export const forecastWeathers = [
  /** The weather station has values for days ahead: a forecast that was imported. */
  'SUPPLIED',
  /** As on these days of earlier years. */
  'USUAL',
  /** No weather station, or none that knows any earlier year. */
  'NONE',
] as const
export type ForecastWeather = (typeof forecastWeathers)[number]

const number = z.nullable(z.number())

export const meterForecastSchema = z.object({
  seriesId: z.int(),
  meteringPointId: z.string(),
  name: z.string(),
  location: z.string(),
  /** Null where there is a forecast. */
  refusal: z.nullable(z.enum(forecastRefusals)),
  shortcomings: z.array(z.enum(baselineShortcomings)),
  /** NO_RECENT_DATA, STANDS_STILL: the day after the last one that is complete, or on which anything was counted. Else null. */
  since: z.nullable(z.string()),
  /** Share of the values of the days that are judged, 0 to 1. */
  known: z.number(),
  /** Complete days that the model was fitted to. */
  validDays: z.int(),
  ...faultsOfMeter,
  /** The weather station's metering point whose temperatures the model follows; null where it follows none. */
  weatherStation: z.nullable(z.string()),
  weather: z.enum(forecastWeathers),
  /** Of the days that were fitted, after ASHRAE Guideline 14: as shares, 0.1 is 10 %. Null where there is no model. */
  cvRmse: number,
  nmbe: number,
  rSquared: number,
  /** Measured so far in the period, and what the whole of it is expected to be, with its band. */
  measured: number,
  expected: number,
  lower: number,
  upper: number,
})
export type MeterForecast = z.output<typeof meterForecastSchema>

/** Stretches of the period one after the other; place i of every column is about the same one. */
const columnsSchema = z.object({
  /** Starts, milliseconds since 1970 UTC; the last one ends with the period. */
  at: numberColumn(),
  /** What was measured; null where nothing was. */
  measured: nullableNumberColumn(),
  /** What the whole of it is expected to be, where something of it is yet to come or missing; else null. */
  expected: nullableNumberColumn(),
  lower: nullableNumberColumn(),
  upper: nullableNumberColumn(),
  /** From the start of the period to the end of this stretch: measured where it is, else expected. */
  cumulated: nullableNumberColumn(),
  cumulatedLower: nullableNumberColumn(),
  cumulatedUpper: nullableNumberColumn(),
  /** Of hours: what is usual at this hour of the week with this weather, also of those that are over. */
  usual: z.optional(numberColumn()),
})
export type ForecastColumns = z.output<typeof columnsSchema>

/** What was used so far in a running period, and what is to be expected until it ends. */
export const forecastSchema = z.object({
  /** Of all amounts. */
  unit: z.string(),
  /** Of the first meter, by whose calendar the period begins and ends. */
  timeZone: z.string(),
  /** How probable it is that what comes lies inside a band: 0.8. */
  level: z.number(),
  /** First day of the period, and the day after its last one. */
  from: z.string(),
  to: z.string(),
  /** Milliseconds since 1970 UTC: until when values were looked at. */
  now: z.number(),
  total: z.object({
    /** So far; null where nothing was measured yet. */
    measured: number,
    /** Of the whole period; null where no meter has a forecast. */
    expected: number,
    lower: number,
    upper: number,
  }),
  /** The same period a year before (of days and weeks: 52 weeks before), of the same meters. */
  previous: z.object({
    from: z.string(),
    to: z.string(),
    /** Null where one of them lacks values there. */
    value: number,
  }),
  /** Hours of a day, days of anything longer. */
  columns: columnsSchema,
  /** The months of a year; of shorter periods the same as `columns`. */
  rows: columnsSchema,
  meters: z.array(meterForecastSchema),
  leftOut: leftOutSchema,
})
export type Forecast = z.output<typeof forecastSchema>

export const getForecast = defineCall({
  name: 'getForecast',
  method: 'GET',
  path: '/rest/secure/measurements/forecast',
  summary: 'What meters will have used by the end of the day, week, month or year, with its uncertainty',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** Ids of series that add up, separated by commas. */
    series: z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(11 * maxSeries)),
    until: z._default(z.enum(forecastPeriods), 'MONTH'),
    form: z._default(z.enum(baselineForms), 'POOLED'),
  }),
  response: forecastSchema,
})
export type ForecastQuery = z.output<typeof getForecast.query>

export const forecastCalls = [getForecast]
