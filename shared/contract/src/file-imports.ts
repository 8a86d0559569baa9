import * as z from 'zod/mini'
import { defineCall } from './call'
import {
  csvColumnSchema,
  csvPlanSchema,
  emptyValuesSchema,
  fileContentSchema,
  maxCsvColumns,
} from './csv-files'
import { badLineRules, openEndSchema, readingImportSchema } from './reading-imports'
import { storableText } from './storable-text'

/** What goes to which series, in the series' unit; other columns and meters are left out. */
const targets = z
  .array(
    z.object({
      column: csvColumnSchema,
      /** As a preview names it; empty where each meter has a column of its own. */
      meter: storableText.check(z.maxLength(400)),
      seriesId: z.int().check(z.minimum(0), z.maximum(4_294_967_295)),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxCsvColumns))

/** Counts of intervals. */
const changeCounts = {
  /** That had no value. */
  added: z.int(),
  /** That had another value or quality. */
  changed: z.int(),
  unchanged: z.int(),
  /** That stay as they are, because somebody has corrected them as of a later moment. */
  late: z.int(),
}

export const compareReadingFile = defineCall({
  name: 'compareReadingFile',
  method: 'POST',
  path: '/rest/secure/reading-files/comparison',
  summary:
    'What an import of a CSV file would add, change and leave as it is, by series, at this moment: nothing is stored. ' +
    'Bad lines are left out',
  subject: 'measurements',
  permission: 'readings:deliver',
  body: z.object({ content: fileContentSchema, plan: csvPlanSchema, targets }),
  response: z.object({
    ...changeCounts,
    faultCount: z.int(),
    series: z.array(
      z.object({
        ...{ seriesId: z.int(), ...changeCounts },
        /** Starts of the first and the last interval that is changed; null where there is none. */
        firstChangedAt: z.nullable(z.iso.datetime()),
        lastChangedAt: z.nullable(z.iso.datetime()),
        /** Where the value changes most, in the series' unit; null: nowhere, or not to be seen by whoever asks. */
        largest: z.nullable(
          z.object({
            at: z.iso.datetime(),
            before: z.number(),
            /** Null: it goes missing. */
            after: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  }),
})
export type FileComparison = z.output<typeof compareReadingFile.response>

export const postReadingFile = defineCall({
  name: 'postReadingFile',
  method: 'POST',
  path: '/rest/secure/reading-files',
  summary:
    'A CSV file of readings by a settled plan, its columns or meters to series: an import that can be undone. What ' +
    'comes to the same a second time changes nothing',
  subject: 'measurements',
  permission: 'readings:deliver',
  body: z.object({
    sourceName: storableText.check(z.minLength(1), z.maxLength(200)),
    content: fileContentSchema,
    plan: csvPlanSchema,
    targets,
    badLines: z.enum(badLineRules),
  }),
  response: z.object({
    readingImport: readingImportSchema,
    repeated: z.boolean(),
    /** Of the chosen columns and meters; absent: none. */
    empty: z.optional(emptyValuesSchema),
    /** Absent: the last line has an end, was refused, or is of other columns and meters. */
    openEnd: z.optional(openEndSchema),
  }),
})

export const fileImportCalls = [compareReadingFile, postReadingFile]
