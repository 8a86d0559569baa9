import * as z from 'zod/mini'
import { defineCall } from './call'

const partSchema = z.object({ status: z.enum(['up', 'down']), detail: z.optional(z.string()) })

export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/rest/health',
  summary: 'What is up: entity store, readings store, identity provider, room to store more, demo data',
  subject: 'operation',
  access: 'public',
  response: z.object({
    status: z.enum(['up', 'down']),
    version: z.string(),
    entities: partSchema,
    readings: partSchema,
    identity: partSchema,
    /** Down: there is no room left on the disk; what is stored can be seen all the same. */
    storage: partSchema,
    demo: z.enum(['absent', 'loading', 'loaded']),
  }),
})

export const healthCalls = [getHealth]
