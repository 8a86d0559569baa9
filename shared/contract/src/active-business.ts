import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'

const id = z.nullable(businessIdSchema)
const common = { subject: 'portal', path: '/rest/secure/active-business' } as const

export const getActiveBusiness = defineCall({
  ...common,
  name: 'getActiveBusiness',
  method: 'GET',
  summary: 'The businesses that the user sees, and the one that everything is narrowed to',
  permission: 'portal:enter',
  response: z.object({
    /** Null: nothing is narrowed. */
    businessId: id,
    /** By name. */
    businesses: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const setActiveBusiness = defineCall({
  ...common,
  name: 'setActiveBusiness',
  method: 'PUT',
  summary:
    'Narrows everything that this session, of the web or of an app, reads to one business; null: to none',
  permission: 'portal:enter',
  body: z.object({ businessId: id }),
  response: z.null(),
})

export const activeBusinessCalls = [getActiveBusiness, setActiveBusiness]
