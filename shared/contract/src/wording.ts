import * as z from 'zod/mini'
import { defineCall } from './call'
import { revisionSchema, writtenRevision } from './revision'
import { storableText } from './storable-text'

const maxWording = 2_000
/** Own texts that one business may have. */
export const maxOwnWordings = 300
/** Texts that a search answers at most. */
export const wordingsPerSearch = 50

const form = z.optional(storableText.check(z.maxLength(maxWording)))
/** `text`, or the plural forms of the language. */
const formsSchema = z.strictObject({
  ...{ text: form, zero: form, one: form, two: form, few: form, many: form, other: form },
})

/** The forms in each language; null: the portal's own words. */
const ownTexts = { de: z.nullable(formsSchema), en: z.nullable(formsSchema) }

const original = z.object({ de: formsSchema, en: formsSchema })

const textSchema = z.object({ namespace: z.string(), key: z.string(), original })
export type PortalText = z.output<typeof textSchema>

export const ownWordingSchema = z.object({
  namespace: z.string(),
  /** `a.b.c`, without the ending of a plural form. */
  key: z.string(),
  ...ownTexts,
  /** Null where the portal does not say it any more: then it has no effect. */
  original: z.nullable(original),
  revision: revisionSchema,
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
})
export type OwnWording = z.output<typeof ownWordingSchema>

const businessId = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const common = { subject: 'appearance', permission: 'appearance:administer' } as const
const ofBusiness = '/rest/secure/businesses/:businessId/wording'
const ofText = {
  ...common,
  path: `${ofBusiness}/:namespace/:key`,
  params: z.object({
    businessId,
    namespace: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)),
    key: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  }),
} as const

export const getWording = defineCall({
  ...common,
  name: 'getWording',
  method: 'GET',
  path: ofBusiness,
  summary: 'Texts that a business says in its own words, and those of its super client',
  params: z.object({ businessId }),
  response: z.object({
    own: z.array(ownWordingSchema),
    inherited: z.array(ownWordingSchema),
    /** Where texts stand: the ids of features, and the names of what features have in common. */
    namespaces: z.array(z.string()),
  }),
})

export const searchTexts = defineCall({
  ...common,
  name: 'searchTexts',
  method: 'GET',
  path: '/rest/secure/portal-texts',
  summary: 'Texts of the portal by words of either language or by their key',
  query: z.object({
    search: storableText.check(z.maxLength(200)),
    namespace: z.optional(storableText.check(z.maxLength(41))),
  }),
  response: z.object({ texts: z.array(textSchema), more: z.boolean() }),
})

export const setWording = defineCall({
  ...ofText,
  name: 'setWording',
  method: 'PUT',
  summary: 'Says a text in the words of a business',
  body: z.object({
    /** That was read; 0: there was none. */
    revision: revisionSchema,
    ...ownTexts,
  }),
  response: ownWordingSchema,
})

export const resetWording = defineCall({
  ...ofText,
  name: 'resetWording',
  method: 'DELETE',
  summary: 'Says a text in the words of the portal, or of the super client, again',
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const wordingCalls = [getWording, searchTexts, setWording, resetWording]
