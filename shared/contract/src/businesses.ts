import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { defineCall } from './call'
import { personName } from './person-name'

export const createBusiness = defineCall({
  name: 'createBusiness',
  method: 'POST',
  path: '/rest/secure/businesses',
  summary: 'Creates a client business, by itself or below a super client',
  subject: 'users',
  permission: 'businesses:create',
  body: z.object({
    /** Unlike that of every other business, in whatever letter case. */
    name: personName,
    /** The business above it, which is itself below none; null: there is none. */
    superClientBusinessId: z.nullable(businessIdSchema),
  }),
  /** The number that a Keycloak's users of the business carry, too. */
  response: z.object({ id: z.int() }),
})

export const businessCalls = [createBusiness]
