import * as z from 'zod/mini'
import { defineCall } from './call'
import { importKinds } from './reading-imports'
import { unfinishedSchema } from './unfinished-import'

const unfinishedImportSchema = z.extend(unfinishedSchema, {
  importId: z.int(),
  kind: z.enum(importKinds),
  /** The name of the file, where there was one. */
  sourceName: z.nullable(z.string()),
  businessName: z.string(),
  /** Null: the portal itself. */
  actorName: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  readingCount: z.int(),
  /** Whether nothing has been replaced yet, so that it can be given up. */
  discardable: z.boolean(),
})
export type UnfinishedImport = z.output<typeof unfinishedImportSchema>

const path = '/rest/secure/operation/unfinished-imports'
const params = z.object({
  importId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})

export const UNFINISHED_IMPORTS_SHOWN = 100

export const getUnfinishedImports = defineCall({
  name: 'getUnfinishedImports',
  method: 'GET',
  path,
  summary: 'Imports of the visible businesses that arrived and could not be written yet, the oldest first',
  subject: 'operation',
  permission: 'operation:read',
  response: z.object({
    imports: z.array(unfinishedImportSchema),
    /** Whether there are more than these. */
    more: z.boolean(),
    /** Whether the user may try one again, or discard it. */
    canChange: z.boolean(),
  }),
})

export const retryUnfinishedImport = defineCall({
  name: 'retryUnfinishedImport',
  method: 'POST',
  path: `${path}/:importId/retry`,
  summary: 'Tries now to finish an import that could not be written, instead of at its next attempt',
  subject: 'operation',
  permission: 'readings:change',
  params,
  response: z.object({
    /** False: it failed again, and the list says why. */
    finished: z.boolean(),
  }),
})

export const discardUnfinishedImport = defineCall({
  name: 'discardUnfinishedImport',
  method: 'POST',
  path: `${path}/:importId/discard`,
  summary: 'Gives up an import that could not be written, as long as it has replaced nothing',
  subject: 'operation',
  permission: 'readings:change',
  params,
  response: z.null(),
})

export const unfinishedImportCalls = [getUnfinishedImports, retryUnfinishedImport, discardUnfinishedImport]
