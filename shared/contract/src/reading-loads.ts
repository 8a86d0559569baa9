import * as z from 'zod/mini'
import { askedInstant } from './asked-instant'
import { defineCall } from './call'
import { unfinishedSchema } from './unfinished-import'

export const readingQualities = ['measured', 'estimated', 'substituted', 'missing'] as const
export type ReadingQuality = (typeof readingQualities)[number]

/** More than this in one delivery is refused; it would be no trouble in several. */
export const mostReadingsPerLoad = 1_000_000

export const loadKinds = ['DELIVERY', 'FILE', 'MANUAL', 'SPREAD', 'ESTIMATION', 'DELETION', 'UNDO'] as const
export type LoadKind = (typeof loadKinds)[number]
export const loadStates = ['STAGING', 'KEEPING', 'WRITING', 'DONE', 'REFUSED', 'FAILED'] as const
export type LoadState = (typeof loadStates)[number]

/** What can be wrong with one line of a delivery. Pages have a text for each. */
export const readingFaultCodes = [
  'LINE_UNREADABLE',
  'SERIES_UNKNOWN',
  'TIME_UNREADABLE',
  'TIME_OUT_OF_RANGE',
  'TIME_SKIPPED',
  'TIME_AMBIGUOUS',
  'TIME_OFF_INTERVAL',
  'VALUE_UNREADABLE',
  'QUALITY_UNKNOWN',
  'CONTRADICTION',
] as const
export type ReadingFaultCode = (typeof readingFaultCodes)[number]

export const readingFaultSchema = z.object({
  /** The series that the line names, where there is such a one. */
  seriesId: z.optional(z.int()),
  /** Counted from 1, as an editor does; the heading of a CSV is line 1. Of a JSON text: the place in its list. */
  line: z.int(),
  code: z.enum(readingFaultCodes),
  /** What stood there, English, for whoever repairs the sender. */
  detail: z.string(),
})
export type ReadingFault = z.output<typeof readingFaultSchema>

/** At most so many faults are kept and shown; `faultCount` counts all of them. */
export const MOST_FAULTS_KEPT = 100

/** Everything that changes readings is a load: traceable, and undone as a whole. */
export const readingLoadSchema = z.object({
  id: z.int(),
  kind: z.enum(loadKinds),
  state: z.enum(loadStates),
  /** By the name of that moment; null: the portal itself. */
  actor: z.nullable(z.object({ uuid: z.uuid(), name: z.string() })),
  /** The name of the file, where there was one. */
  sourceName: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Wins over earlier ones and loses to later ones, wherever both speak of the same interval. */
  asOf: z.iso.datetime(),
  /**
   * Whether it concerns series of businesses that the user does not see, too. Then what is counted is the user's part,
   * and only who sees all of them can undo it.
   */
  partial: z.boolean(),
  readingCount: z.int(),
  /** Readings of intervals that had none; null: not known of a part. */
  addedCount: z.nullable(z.int()),
  /** Readings that were there with another value or quality; null: not known of a part. */
  changedCount: z.nullable(z.int()),
  /** Lines that said once more what another one had said of the same interval; `readingCount` is without them. */
  repeatedCount: z.optional(z.int()),
  faultCount: z.int(),
  faults: z.array(readingFaultSchema),
  /** How many series it speaks of, and from when to when (starts of intervals); null where it speaks of none. */
  seriesCount: z.int(),
  firstAt: z.nullable(z.iso.datetime()),
  lastAt: z.nullable(z.iso.datetime()),
  /** The load that this one undid, and the one that undid this. */
  undoes: z.nullable(z.int()),
  undoneBy: z.nullable(z.int()),
  /** Until when it can be undone; null when it cannot. */
  undoableUntil: z.nullable(z.iso.datetime()),
  /** Why it is not finished, where it could not be written; null: it was, or is under way. */
  unfinished: z.optional(z.nullable(unfinishedSchema)),
})
export type ReadingLoad = z.output<typeof readingLoadSchema>

export const badLineRules = ['refuse', 'skip'] as const

export const postReadings = defineCall({
  name: 'postReadings',
  method: 'POST',
  path: '/rest/secure/readings',
  summary:
    'Readings in bulk: JSON {"readings": [{"seriesId", "at", "value", "quality"?}, …]}, the same objects as NDJSON, ' +
    'or CSV with the columns series_id,at,value and maybe quality; gzip as Content-Encoding; at most 1,000,000. `at` ' +
    'is the start of the interval with its offset. What comes to the same a second time changes nothing',
  subject: 'measurements',
  permission: 'readings:deliver',
  query: z.object({
    /** `refuse`: one bad line and nothing is stored. `skip`: the good lines are, the bad ones are reported. */
    badLines: z._default(z.enum(badLineRules), 'refuse'),
    /** When the sender made it; absent: now. */
    asOf: z.optional(askedInstant),
  }),
  answer: z.object({
    load: readingLoadSchema,
    /** What came to the same had been imported before: nothing was changed, and `load` is that earlier one. */
    repeated: z.boolean(),
  }),
})

const loadParams = z.object({
  loadId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})

export const LOADS_PER_PAGE = 50

export const getReadingLoads = defineCall({
  name: 'getReadingLoads',
  method: 'GET',
  path: '/rest/secure/reading-loads',
  summary:
    'What changed the readings of the businesses that the user sees, the latest first, a page at a time',
  subject: 'measurements',
  permission: 'loads:read',
  query: z.object({
    /** Only those before this one: `next` of the page before. */
    before: z.optional(loadParams.shape.loadId),
  }),
  answer: z.object({
    loads: z.array(readingLoadSchema),
    next: z.nullable(z.int()),
    /** Whether the user may undo loads, and bring readings in. */
    mayUndo: z.boolean(),
    mayBringIn: z.boolean(),
  }),
})

export const getReadingLoad = defineCall({
  name: 'getReadingLoad',
  method: 'GET',
  path: '/rest/secure/reading-loads/:loadId',
  summary: 'One load: how far it is, and what was wrong with it',
  subject: 'measurements',
  permission: 'loads:read',
  params: loadParams,
  answer: readingLoadSchema,
})

export const undoReadingLoad = defineCall({
  name: 'undoReadingLoad',
  method: 'POST',
  path: '/rest/secure/reading-loads/:loadId/undo',
  summary:
    'Puts back what a load replaced, wherever nothing later has replaced it again; the undo is a load of its own',
  subject: 'measurements',
  permission: 'readings:change',
  params: loadParams,
  answer: readingLoadSchema,
})

export const deleteReadings = defineCall({
  name: 'deleteReadings',
  method: 'POST',
  path: '/rest/secure/reading-deletions',
  summary: 'Takes the readings of a range out of every figure; a load of its own, which can be undone',
  subject: 'measurements',
  permission: 'readings:change',
  body: z.object({
    seriesIds: z
      .array(z.int().check(z.minimum(0), z.maximum(4_294_967_295)))
      .check(z.minLength(1), z.maxLength(500)),
    /** Half open, starts of intervals. */
    from: askedInstant,
    to: askedInstant,
  }),
  answer: readingLoadSchema,
})

export const readingImportCalls = [
  postReadings,
  getReadingLoads,
  getReadingLoad,
  undoReadingLoad,
  deleteReadings,
]
