import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { getMeteringPoint, measurementSeriesSchema } from './metering-points'
import { storableText } from './storable-text'

/**
 * What the checks can find in readings.
 *
 * - GAP: intervals without a value, more than `allowed` in succession, between others that have one.
 * - NEGATIVE, BELOW_LIMIT, ABOVE_LIMIT: values that cannot be (parameter `limit`).
 * - SPIKE: far from what the same hour of similar days and the hours around let expect (`expected`); its score is
 *   `reached`, above `score`.
 * - STUCK, STUCK_ZERO: the same value for longer than `hours`; with `busyDays` these are the hours of a meter that
 *   hardly ever showed a zero in so many days before.
 * - FACTOR_CHANGE: days on end so many `times` the usual (below 1: a part of it), about `factor` or one `factor`th of
 *   it: a wrong conversion factor. From `timesAllowed` on it is one.
 * - JUMP: further from the value before (`previous`) than can be in the time (`perHour`).
 * - ROLL_OVER: an amount that was subtracted from a counter which had started again at 0: the `counter` too low, it
 *   really was `amount`; of a counter's own readings, what it showed `before`.
 * - METER_CHANGE, REGISTER_BACKWARDS: of a counter's own readings.
 */
export const findingKinds = [
  'GAP',
  'NEGATIVE',
  'BELOW_LIMIT',
  'ABOVE_LIMIT',
  'SPIKE',
  'STUCK',
  'STUCK_ZERO',
  'FACTOR_CHANGE',
  'JUMP',
  'ROLL_OVER',
  'METER_CHANGE',
  'REGISTER_BACKWARDS',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** So many findings of a series are sent, the latest. */
export const MAX_FINDINGS = 500

/** Findings in columns: place i of every column speaks of the same one; ascending by `from`. */
const findingsOfSeriesSchema = z.object({
  seriesId: z.int(),
  quantity: measurementSeriesSchema.shape.quantity,
  /** Of `worst`. */
  unit: z.string(),
  interval: measurementSeriesSchema.shape.interval,
  /** When its readings were last looked at; null: never, because it is computed or has none. */
  checkedAt: z.nullable(z.iso.datetime()),
  /** How many there are in the period, also those that are not sent. */
  count: z.int(),
  kind: z.array(z.enum(findingKinds)),
  /** Half open, from the start of the first interval to the end of the last; milliseconds since 1970 UTC. */
  from: z.array(z.number()),
  to: z.array(z.number()),
  /** How many values it is about; of a gap, how many there should be. */
  values: z.array(z.int()),
  /** The value that breaks the rule most; null where none does. */
  worst: z.array(z.nullable(z.number())),
  /** What an explanation names, by the kind. */
  parameters: z.array(z.record(z.string(), z.number())),
  /** When it was first found, milliseconds since 1970 UTC. */
  foundAt: z.array(z.number()),
  /** The import after which it was found; null: what came by none. */
  importId: z.array(z.nullable(z.int())),
})

export const meteringPointFindingsSchema = z.object({
  meteringPointId: z.string(),
  /** The period, half open, UTC. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  series: z.array(findingsOfSeriesSchema),
})
export type MeteringPointFindings = z.output<typeof meteringPointFindingsSchema>

export const getMeteringPointFindings = defineCall({
  name: 'getMeteringPointFindings',
  method: 'GET',
  path: '/rest/secure/metering-points/:meteringPointId/findings',
  summary:
    "What the checks find in the readings of a metering point's series, as far as it overlaps a period",
  subject: 'measurements',
  permission: 'measurements:read',
  params: getMeteringPoint.params,
  query: z.object({
    from: instantParam,
    to: instantParam,
  }),
  response: meteringPointFindingsSchema,
})

/** So many metering points are named, those with most findings and those that are silent longest. */
export const MAX_OPEN_POINTS = 10

const pointAt = { id: z.string(), name: z.string(), location: z.string(), seriesId: z.int() }

export const openFindingsSchema = z.object({
  /** How many metering points in use were looked at. */
  points: z.int(),
  /** Those with most first; only kinds of which there is one. */
  kinds: z.array(
    z.object({
      kind: z.enum(findingKinds),
      count: z.int(),
      points: z.int(),
      /** Start of the earliest one. */
      since: z.iso.datetime(),
    }),
  ),
  withFindings: z.object({
    /** How many metering points have some. */
    count: z.int(),
    most: z.array(
      z.object({
        // The series is that of the latest finding.
        ...pointAt,
        findings: z.int(),
        kinds: z.array(z.enum(findingKinds)),
        since: z.iso.datetime(),
        /** When the latest one begins, by the clock of the location. */
        latestYear: z.int(),
      }),
    ),
  }),
  /** Measured series that used to send values and have sent none for longer than they should. */
  silent: z.object({
    /** How many metering points have such a series. */
    count: z.int(),
    longest: z.array(
      z.object({
        ...pointAt,
        /** Start of the last interval with a value. */
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
})
export type OpenFindings = z.output<typeof openFindingsSchema>

export const getOpenFindings = defineCall({
  name: 'getOpenFindings',
  method: 'GET',
  path: '/rest/secure/findings',
  summary:
    'What the checks find in all metering points in use below a node, counted; and which points are silent',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** A business, unit or location; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
  }),
  response: openFindingsSchema,
})

export const findingCalls = [getMeteringPointFindings, getOpenFindings]
