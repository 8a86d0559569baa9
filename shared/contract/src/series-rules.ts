import * as z from 'zod/mini'
import { defineCall } from './call'
import { getSeriesValues } from './measurements'
import { storableText } from './storable-text'

/**
 * How missing values are estimated.
 *
 * - LINEAR: a straight line between the value before and the one after.
 * - SAME_WEEKDAY: like the same weekday and hour of up to four weeks before and after, at the level of the days around.
 * - PROFILE: a known amount, spread by the profile of the series.
 */
export const estimationMethods = ['LINEAR', 'SAME_WEEKDAY', 'PROFILE'] as const
export type EstimationMethod = (typeof estimationMethods)[number]

const figure = z.number().check(z.minimum(-1e15), z.maximum(1e15))
const positive = z.number().check(z.gt(0), z.maximum(1e9))
const hours = z.number().check(z.gt(0), z.maximum(10_000))
const registerDigits = z.int().check(z.minimum(3), z.maximum(12))

/** What bounds the amount that a meter can count; only what is measured in its kind of unit. */
export const meterCapacitySchema = z.discriminatedUnion('kind', [
  /** The fuse, the connection or the boiler. */
  z.object({ kind: z.literal('power'), kilowatts: positive }),
  z.object({ kind: z.literal('flow'), cubicMetresPerHour: positive }),
  z.object({
    kind: z.literal('transformers'),
    phases: z.union([z.literal(1), z.literal(3)]),
    /** Between the conductors of a three-phase meter, else to neutral; on the meter's side. */
    volts: positive,
    /** What the meter's side of the current transformer is made for: 1 or 5. */
    amperes: positive,
    /** Primary by secondary, e.g. 250 / 5 = 50; 1 where there is no transformer. */
    currentRatio: positive,
    voltageRatio: positive,
  }),
])

export const meterChangeSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  /** What the old meter showed at the end, and the new one at its start; in the counter's unit. */
  last: figure.check(z.minimum(0)),
  first: figure.check(z.minimum(0)),
  /** Of the new meter; null: not known. */
  digits: z.nullable(registerDigits),
  /** Null: that of the metering point at the time. */
  conversionFactor: z.nullable(positive),
})

/** What a series is checked for, and how what is missing is estimated. Values are in the series' unit. */
export const seriesRulesSchema = z.object({
  /** What one value cannot be; null: no limit on that side. */
  limits: z.object({ min: z.nullable(figure), max: z.nullable(figure) }),
  /** Gives the upper limit where `limits` says none. */
  capacity: z.nullable(meterCapacitySchema),
  /** So many values in succession may be missing; null: gaps are not looked for. */
  maxGap: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** The modified z-score above which a value is a spike; null: spikes are not looked for. */
  spikeScore: z.nullable(z.number().check(z.minimum(1), z.maximum(1_000))),
  /** Days on end of so many times the usual, or one of so many parts of it, are off by a factor; null: not looked for. */
  factorTimes: z.nullable(z.number().check(z.minimum(2), z.maximum(1_000_000))),
  /** So long may a value, or a zero, stay the same; null: it is not looked for. */
  stuckHours: z.nullable(hours),
  stuckZeroHours: z.nullable(hours),
  register: z.object({
    /** In which the counter is read, converted into the series' unit. */
    unit: storableText.check(z.maxLength(20)),
    /** Places before the point: a counter of five shows 99 999 before it starts again; null: not known. */
    digits: z.nullable(registerDigits),
    /** What the counter's figures are multiplied by, such as the ratio of transformers; null: that of the metering point. */
    conversionFactor: z.nullable(positive),
  }),
  /** Ascending by time; unless somebody says otherwise here, the meter exchanges of the metering point. */
  meterChanges: z.array(meterChangeSchema).check(z.maxLength(100)),
  /** Weights of the hours of a week from Monday 00:00 at the location; null: the same at all times. */
  profile: z.nullable(z.array(z.number().check(z.minimum(0), z.maximum(1e9))).check(z.length(168))),
  estimation: z.object({
    /** Gaps are filled as soon as the checks find them. */
    automatic: z.boolean(),
    /** Null: by the length of the gap. */
    method: z.nullable(z.enum(estimationMethods)),
    /** Longer gaps are left to people. */
    maxGapHours: hours,
  }),
})
export type SeriesRules = z.output<typeof seriesRulesSchema>

const response = z.object({
  seriesId: z.int(),
  /** Of the values. */
  unit: z.string(),
  /** What holds. */
  rules: seriesRulesSchema,
  /** What holds while nobody says otherwise. */
  defaults: seriesRulesSchema,
  /**
   * Zeros of a meter that hardly ever showed one, in at most this share of the values of so many days before, are a
   * finding after so many hours already; null where all meters of the kind may stand still.
   */
  busyZeros: z.nullable(z.object({ hours, days: z.int(), share: z.number() })),
  /** Which rules somebody has set. */
  own: z.array(z.string()),
  /** When and by whom they were set last; null: never. */
  changed: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** Whether the asker may set them. */
  canChange: z.boolean(),
})
export type SeriesRulesResponse = z.output<typeof response>

const common = {
  path: '/rest/secure/measurement-series/:seriesId/rules',
  subject: 'measurements',
  params: getSeriesValues.params,
  response,
} as const

export const getSeriesRules = defineCall({
  ...common,
  name: 'getSeriesRules',
  method: 'GET',
  summary: 'By which rules a series is checked and its gaps are estimated',
  permission: 'measurements:read',
})

export const setSeriesRules = defineCall({
  ...common,
  name: 'setSeriesRules',
  method: 'PUT',
  summary:
    'Sets the rules of a series. Those that are left out are the defaults again; its readings are checked anew at once',
  permission: 'readings:change',
  query: z.object({
    /** `changed.at` of the rules that were changed, `never` where that was null; others since then: 409. */
    unlessChangedSince: z.optional(z.union([z.iso.datetime(), z.literal('never')])),
  }),
  body: z.partial(seriesRulesSchema),
})

export const seriesRuleCalls = [getSeriesRules, setSeriesRules]
