import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { unfinishedSchema } from './unfinished-import'

export const readingQualities = ['measured', 'estimated', 'substituted', 'missing'] as const
export type ReadingQuality = (typeof readingQualities)[number]

/** More than this in one delivery is refused; it would be no trouble in several. */
export const maxReadingsPerImport = 1_000_000

export const importKinds = [
  'DELIVERY',
  'FILE',
  'MANUAL',
  'APPORTIONMENT',
  'ESTIMATION',
  'DELETION',
  'UNDO',
] as const
export type ImportKind = (typeof importKinds)[number]
export const importStates = ['STAGING', 'BACKING_UP', 'COMMITTING', 'DONE', 'REFUSED', 'FAILED'] as const
export type ImportState = (typeof importStates)[number]

/** What can be wrong with one line of a delivery. Pages have a text for each. */
export const readingFaultCodes = [
  'LINE_UNREADABLE',
  'LINE_CUT_OFF',
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
export const MAX_FAULTS_KEPT = 100

/** Everything that changes readings is an import: traceable, and undone as a whole. */
export const readingImportSchema = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
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
  /** Values that a file left empty, which stay gaps; absent: not counted, or not of the user's part alone. */
  emptyCount: z.optional(z.int()),
  faults: z.array(readingFaultSchema),
  /** How many series it speaks of, and from when to when (starts of intervals); null where it speaks of none. */
  seriesCount: z.int(),
  firstAt: z.nullable(z.iso.datetime()),
  lastAt: z.nullable(z.iso.datetime()),
  /** Of the locations of these series (IANA names), in alphabetical order: what `firstAt` and `lastAt` are read by. */
  timeZones: z.optional(z.array(z.string())),
  /** The import that this one undid, and the one that undid this. */
  undoes: z.nullable(z.int()),
  undoneBy: z.nullable(z.int()),
  /** Until when it can be undone; null when it cannot. */
  undoableUntil: z.nullable(z.iso.datetime()),
  /** Why it is not finished, where it could not be written; null: it was, or is under way. */
  unfinished: z.optional(z.nullable(unfinishedSchema)),
})
export type ReadingImport = z.output<typeof readingImportSchema>

/** The last line of a file or a delivery has no end, and nothing else says whether its last cell is whole. */
export const openEndSchema = z.object({ line: z.int(), text: z.string() })
export type OpenEnd = z.output<typeof openEndSchema>

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
    asOf: z.optional(instantParam),
  }),
  response: z.object({
    readingImport: readingImportSchema,
    /** What came to the same had been imported before: nothing was changed, and `readingImport` is that earlier one. */
    repeated: z.boolean(),
    /** Of CSV; absent: the last line has an end, or was refused. */
    openEnd: z.optional(openEndSchema),
  }),
})

const importParams = z.object({
  importId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})

export const IMPORTS_PER_PAGE = 50

export const getReadingImports = defineCall({
  name: 'getReadingImports',
  method: 'GET',
  path: '/rest/secure/imports',
  summary:
    'What changed the readings of the businesses that the user sees, the latest first, a page at a time',
  subject: 'measurements',
  permission: 'imports:read',
  query: z.object({
    /** Only those before this one: `next` of the page before. */
    before: z.optional(importParams.shape.importId),
  }),
  response: z.object({
    imports: z.array(readingImportSchema),
    next: z.nullable(z.int()),
    /** Whether the user may undo imports, and bring readings in. */
    canUndo: z.boolean(),
    canImport: z.boolean(),
  }),
})

export const getReadingImport = defineCall({
  name: 'getReadingImport',
  method: 'GET',
  path: '/rest/secure/imports/:importId',
  summary: 'One import: how far it is, and what was wrong with it',
  subject: 'measurements',
  permission: 'imports:read',
  params: importParams,
  response: readingImportSchema,
})

export const undoReadingImport = defineCall({
  name: 'undoReadingImport',
  method: 'POST',
  path: '/rest/secure/imports/:importId/undo',
  summary:
    'Puts back what an import replaced, wherever nothing later has replaced it again; the undo is an import of its own',
  subject: 'measurements',
  permission: 'readings:change',
  params: importParams,
  response: readingImportSchema,
})

export const deleteReadings = defineCall({
  name: 'deleteReadings',
  method: 'POST',
  path: '/rest/secure/reading-deletions',
  summary: 'Takes the readings of a range out of every figure; an import of its own, which can be undone',
  subject: 'measurements',
  permission: 'readings:change',
  body: z.object({
    seriesIds: z
      .array(z.int().check(z.minimum(0), z.maximum(4_294_967_295)))
      .check(z.minLength(1), z.maxLength(500)),
    /** Half open, starts of intervals. */
    from: instantParam,
    to: instantParam,
  }),
  response: readingImportSchema,
})

export const readingImportCalls = [
  postReadings,
  getReadingImports,
  getReadingImport,
  undoReadingImport,
  deleteReadings,
]
