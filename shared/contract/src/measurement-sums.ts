import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { requested, leftOutSchema } from './measurement-statistics'
import { resultAs, granularitySchema, seriesValuesSchema, statisticFunctions } from './measurements'
import { nullableNumberColumn } from './number-columns'
import { resultPer } from './reference-quantities'
import { storableText } from './storable-text'

const { seriesId: _seriesId, ...columns } = seriesValuesSchema.shape
const unit = z.optional(storableText.check(z.maxLength(20)))
const subject = 'measurements'

/**
 * What series add up to, interval by interval; in the columns of a single series. A meter without a value adds nothing:
 * `measured` and `estimated` are shares of the values of all series.
 */
export const summedValuesSchema = z.object({
  ...columns,
  /** How many series are added. */
  seriesCount: z.int(),
  leftOut: leftOutSchema,
})
export type SummedValues = z.output<typeof summedValuesSchema>

const sumQuery = z.object({
  ...requested,
  ...{ granularity: granularitySchema, unit },
  /** PEAK, MAX and the like are those of the sum: what all used at the same time. */
  function: z.optional(z.enum(statisticFunctions)),
  percentile: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
})
export type SumQuery = z.output<typeof sumQuery>

export const getSummedValues = defineCall({
  name: 'getSummedValues',
  method: 'GET',
  path: '/rest/secure/measurements/sum',
  summary: 'What the series of a location, a unit, a business or a list add up to over a period',
  ...{ subject, permission: 'measurements:read' },
  query: sumQuery,
  response: summedValuesSchema,
})

/** More sums are not requested together. */
export const maxSumsAtOnce = 60

const { unit: sumUnit, timeZone, at, value, measured, estimated, leftOut } = summedValuesSchema.shape
/** What lists of many figures show of a sum. */
export const briefSumSchema = z.object({ unit: sumUnit, timeZone, at, value, measured, estimated, leftOut })
export type BriefSum = z.output<typeof briefSumSchema>

export const getManySums = defineCall({
  name: 'getManySums',
  method: 'POST',
  path: '/rest/secure/measurements/sums',
  summary:
    'What `sum` answers to each of several requests, in their order; null where it would answer 400 or 404',
  ...{ subject, permission: 'measurements:read' },
  body: z.object({ sums: z.array(sumQuery).check(z.minLength(1), z.maxLength(maxSumsAtOnce)) }),
  response: z.object({ sums: z.array(z.nullable(briefSumSchema)) }),
})

const numbers = nullableNumberColumn()
const id = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/**
 * What a main meter counted and none of the meters below it. Only of intervals in which each of them has a value, so
 * that one that stood still is not taken for a loss; `measured` and `estimated` say how many those are.
 */
export const lossBalanceSchema = z.object({
  ...columns,
  /** `value` is the loss: main − Σ subs. Negative where the subs counted more. */
  main: numbers,
  subs: numbers,
  subSeries: z.array(z.int()),
  totals: z.object({
    main: z.nullable(z.number()),
    subs: z.nullable(z.number()),
    /** Loss by main; null where the main meter counted nothing. */
    share: z.nullable(z.number()),
  }),
})
export type LossBalance = z.output<typeof lossBalanceSchema>

export const getLossBalance = defineCall({
  name: 'getLossBalance',
  method: 'GET',
  path: '/rest/secure/measurements/loss-balance',
  summary: 'A main meter against the sum of the meters below it',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({
    main: id,
    /** Ids of series, separated by commas; absent: those of the sub meters of the main one's metering point. */
    subs: z.optional(z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(6_000))),
    from: instantParam,
    to: instantParam,
    ...{ granularity: granularitySchema, unit },
    /** What the meters counted, and by what, at the prices, factors and floor area of the main one. */
    as: z.optional(z.enum(resultAs)),
    per: z.optional(z.enum(resultPer)),
  }),
  response: lossBalanceSchema,
})

export const measurementSumCalls = [getSummedValues, getManySums, getLossBalance]
