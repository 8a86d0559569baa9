import * as z from 'zod/mini'
import { defineCall } from './call'
import { localeDataSchema } from './locale'
import { storableText } from './storable-text'

/* Apart from the calls of the blocking page: the shell makes this one, and needs nothing else of them. */

/** The one-time token of a running log-in, a signed JWT. */
export const actionTokenQuery = z.object({
  actionToken: storableText.check(z.minLength(1), z.maxLength(4096)),
})

export const getActionTokenLocaleData = defineCall({
  name: 'getActionTokenLocaleData',
  method: 'GET',
  path: '/action-token/i18n/:locale',
  summary: 'The locale that the portal speaks to the user of a running log-in',
  subject: 'blocking',
  access: 'action-token',
  params: z.object({ locale: storableText.check(z.minLength(2), z.maxLength(35)) }),
  query: actionTokenQuery,
  response: localeDataSchema,
})

export const actionTokenCalls = [getActionTokenLocaleData]
