import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { getSeriesValues } from './measurements'
import { readingImportSchema } from './reading-imports'
import { estimationMethods } from './series-rules'

/** So many gaps are told of, the first. */
export const MAX_GAPS_REPORTED = 500

export const estimateReadings = defineCall({
  name: 'estimateReadings',
  method: 'POST',
  path: '/rest/secure/measurement-series/:seriesId/estimates',
  summary:
    'Estimates the missing values of a range until now; an import of its own, which can be undone, and which every ' +
    'measured value wins over, whenever it comes',
  subject: 'measurements',
  permission: 'readings:change',
  params: getSeriesValues.params,
  body: z.object({
    /** Half open. */
    from: instantParam,
    to: instantParam,
    /** Absent: the one that the series' rules say; null: by the length of each gap. */
    method: z.optional(z.nullable(z.enum(estimationMethods))),
    /** Of a quantity that adds up: what was used over the whole range, in the series' unit. */
    amount: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e12)))),
  }),
  response: z.object({
    /** Null: nothing was missing, or nothing could be estimated. */
    readingImport: z.nullable(readingImportSchema),
    /** Values that were estimated, and that are missing still. */
    estimated: z.int(),
    left: z.int(),
    gaps: z.array(
      z.object({
        /** Half open, UTC. */
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        values: z.int(),
        /** Null: there was nothing to go by. */
        method: z.nullable(z.enum(estimationMethods)),
      }),
    ),
  }),
})

export const estimateCalls = [estimateReadings]
