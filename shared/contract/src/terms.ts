import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

/** Markdown. */
export const termsSchema = z.string()

export const getTermsAndConditions = defineCall({
  name: 'getTermsAndConditions',
  method: 'GET',
  path: '/rest/public/portal-resources/termsAndConditions',
  summary: 'The terms and conditions as Markdown',
  subject: 'portal',
  access: 'public',
  query: z.object({ locale: z.optional(storableText.check(z.maxLength(35))) }),
  response: termsSchema,
})

export const termsCalls = [getTermsAndConditions]
