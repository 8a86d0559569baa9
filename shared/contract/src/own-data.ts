import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

/** Errors: PASSWORD_WRONG (400), TOO_MANY_REQUESTS (429). */
export const downloadOwnData = defineCall({
  name: 'downloadOwnData',
  method: 'POST',
  path: '/rest/secure/account/data',
  summary:
    'Everything that the portal keeps of the user, as one JSON file: a list for each kind, by the names of the store',
  subject: 'identity',
  permission: 'account:own',
  /** The password is absent where a Keycloak keeps it. */
  body: z.object({ password: z.optional(storableText.check(z.maxLength(1000))) }),
  response: z.unknown(),
})

export const ownDataCalls = [downloadOwnData]
