import * as z from 'zod/mini'
import { defineCall } from './call'

/** ISO 3166-1, two letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
/** ISO 3166-2 without the country, e.g. BY or ENG. */
export const regionCode = z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))

export const getPublicHolidays = defineCall({
  name: 'getPublicHolidays',
  method: 'GET',
  path: '/rest/secure/public-holidays',
  summary:
    'The states or regions of a country with public holidays of their own, and the whole public holidays of a year there',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    country: countryCode,
    /** Absent, or one that the country does not have: the holidays of the whole country. */
    region: z.optional(regionCode),
    year: z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2199)),
    /** Of the names of holidays, as far as they are known in it; those of regions are the country's own. */
    language: z._default(z.enum(['de', 'en']), 'en'),
  }),
  response: z.object({
    /** By their names; empty where the country is not known or has none. */
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
    /** By date, `YYYY-MM-DD`. */
    holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  }),
})
export type PublicHolidays = z.output<typeof getPublicHolidays.response>

export const publicHolidayCalls = [getPublicHolidays]
