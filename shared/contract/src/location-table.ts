import * as z from 'zod/mini'
import { attributeTypes } from './attributes'
import { defineCall } from './call'
import { objectList, seriesFilters } from './chosen-series'
import { localeSchema } from './locale'
import { dayOfMove } from './former-parents'
import { downloadFormats } from './measurement-downloads'
import { storableText } from './storable-text'

/** By what the table of locations can be sorted. */
export const locationTableOrders = [
  'name',
  'locationId',
  'parentOrgUnit',
  'weatherStation',
  'street',
  'city',
] as const
export type LocationTableOrder = (typeof locationTableOrders)[number]

/** So many locations come at once, unless fewer are requested. */
export const tabledLocationsPerPage = 100
/** So many locations are written to one file at most. */
export const maxDownloadedLocations = 20_000

/** Which locations are requested. */
const filters = {
  /** A part of the name, the ID, the street, the postal code or the city. */
  search: z.optional(storableText.check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** At or below any of these nodes; of a metering point the location that it is at. */
  objects: z.optional(objectList),
  /** Of the metering points and series at the location; of the location itself its group and weather station. */
  ...seriesFilters,
  /** With what is archived. */
  archived: z.optional(z.literal('true')),
  sort: z._default(z.enum(locationTableOrders), 'name'),
  descending: z.optional(z.literal('true')),
}

const named = z.object({ id: z.string(), name: z.string() })

export const tabledLocationSchema = z.object({
  ...{ id: z.string(), name: z.string(), businessId: z.int() },
  /** What people call it. */
  locationId: z.string(),
  /** The unit that it stands below; the business where it stands below no unit. */
  parentOrgUnit: named,
  /** Null also where the station is none of the businesses that the user sees. */
  weatherStation: z.nullable(named),
  locationGroups: z.array(z.string()),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** WGS 84, degrees. */
  geoCoordinates: z.nullable(z.object({ longitude: z.number(), latitude: z.number() })),
  /** Those with a value that the business has defined and uses, by label. Of a choice the name, of a day `YYYY-MM-DD`. */
  locationAttributes: z.array(
    z.object({
      label: z.string(),
      type: z.enum(attributeTypes),
      value: z.union([z.string(), z.number()]),
      unit: z.nullable(z.string()),
    }),
  ),
  archived: z.boolean(),
})
export type TabledLocation = z.output<typeof tabledLocationSchema>

export const getLocationTable = defineCall({
  name: 'getLocationTable',
  method: 'GET',
  path: '/rest/secure/locations/table',
  summary: 'The locations at or below chosen objects, found, filtered and sorted, a page at a time',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    ...filters,
    /** `next` of the page before, of the same request. */
    cursor: z.optional(storableText.check(z.maxLength(1_000))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), tabledLocationsPerPage),
  }),
  response: z.object({
    locations: z.array(tabledLocationSchema),
    /** How many there are on all pages; null on all but the first. */
    count: z.nullable(z.int()),
    next: z.nullable(z.string()),
  }),
})

export const downloadLocationTable = defineCall({
  name: 'downloadLocationTable',
  method: 'GET',
  path: '/rest/secure/locations/table/download',
  summary:
    'The locations at or below chosen objects as a file, found, filtered and sorted as in the table; with headings in a language',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    ...filters,
    /** The reader's today, `YYYY-MM-DD`: the name of the file says it. */
    day: dayOfMove,
    format: z.enum(downloadFormats),
    /** Of headings; in a CSV file it also decides the decimal sign and what stands between columns. */
    language: localeSchema,
  }),
  /** The file itself, streamed; its name is in `content-disposition`. */
  response: z.unknown(),
})

export type LocationTableQuery = z.output<typeof getLocationTable.query>
export type LocationTableDownload = z.output<typeof downloadLocationTable.query>

export const locationTableCalls = [getLocationTable, downloadLocationTable]
