import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

export const supportedLocales = ['de', 'en'] as const
export const localeSchema = z.enum(supportedLocales)
export type Locale = z.output<typeof localeSchema>

/** Text by key (`a.b.c`). */
const wordsByKey = z.catchall(z.object({}), z.string())
const wordsByNamespace = z.catchall(z.object({}), wordsByKey)

export const localeDataSchema = z.object({
  locale: localeSchema,
  supportedLocales: z.array(localeSchema),
  /** What the portal says in the words of the business, by language, package and key; absent where it has none. */
  wording: z.optional(z.object({ de: wordsByNamespace, en: wordsByNamespace })),
})
export type LocaleData = z.output<typeof localeDataSchema>

const requestedLocale = z.object({ locale: storableText.check(z.minLength(2), z.maxLength(35)) })

export const getLocaleData = defineCall({
  name: 'getLocaleData',
  method: 'GET',
  path: '/i18n/:locale',
  summary: 'The locale that the portal speaks to a user who asks for this one',
  subject: 'portal',
  permission: 'portal:enter',
  params: requestedLocale,
  response: localeDataSchema,
})

export const getPublicLocaleData = defineCall({
  name: 'getPublicLocaleData',
  method: 'GET',
  path: '/public/i18n/:locale',
  summary: 'The same for visitors who are not signed in, in the words of the business that shares the page',
  subject: 'portal',
  access: 'public',
  params: requestedLocale,
  /** Nonsense is nobody's business. */
  query: z.object({ clientBusinessId: z.optional(storableText.check(z.maxLength(100))) }),
  response: localeDataSchema,
})

const chosenLocale = z.object({ locale: localeSchema })

export const setLocale = defineCall({
  name: 'setLocale',
  method: 'PUT',
  path: '/rest/secure/userproperty/locale',
  summary: 'Remembers the language that the user chose, on every device',
  subject: 'portal',
  permission: 'portal:enter',
  body: chosenLocale,
  response: z.null(),
})

export const setPublicLocale = defineCall({
  name: 'setPublicLocale',
  method: 'PUT',
  path: '/rest/public/locale',
  summary: 'Remembers in this browser, and for whoever is signed in there, the language that was chosen',
  subject: 'portal',
  access: 'public',
  body: chosenLocale,
  response: z.null(),
})

export const localeCalls = [getLocaleData, getPublicLocaleData, setLocale, setPublicLocale]
