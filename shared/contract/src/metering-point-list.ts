import * as z from 'zod/mini'
import { defineCall } from './call'
import { objectList, seriesFilters } from './chosen-series'
import { dayOfMove } from './former-parents'
import { factorKinds } from './conversion-factors'
import { hierarchyNodeSchema, objectKinds, productTypes } from './hierarchy'
import { localeSchema } from './locale'
import { downloadFormats } from './measurement-downloads'
import { getMeteringPoint, measurementSeriesSchema, meteringPointSchema } from './metering-points'
import { storableText } from './storable-text'

/** By what the list of metering points can be sorted. */
export const meteringPointOrders = [
  'name',
  'meteringPointId',
  'meterNumber',
  'location',
  'objectKind',
  'productType',
] as const
export type MeteringPointOrder = (typeof meteringPointOrders)[number]

/** So many metering points come at once, unless fewer are requested. */
export const meteringPointsPerPage = 100

const { quantity, direction, seriesType, meteringType, manual, weatherStation, formulaTemplate } =
  seriesFilters

/** Which metering points are requested. */
const filters = {
  /** A part of the name, an id, the meter number, the MaLo-ID or the MeLo-ID. */
  search: z.optional(storableText.check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** At or below this node of the hierarchy. */
  nodeId: z.optional(storableText.check(z.minLength(1), z.maxLength(100))),
  /** At or below any of these nodes; of a metering point itself and its submeters. */
  objects: z.optional(objectList),
  /** At locations of this group. */
  locationGroup: z.optional(storableText.check(z.minLength(1), z.maxLength(200))),
  objectKind: z.optional(z.enum(objectKinds)),
  productType: z.optional(z.enum(productTypes)),
  /** With a series in use that measures this. */
  ...{ quantity, direction, seriesType },
  ...{ meteringType, manual, weatherStation, formulaTemplate },
  /** Only meters of which nobody has said the number. */
  withoutMeterNumber: z.optional(z.literal('true')),
  /** With what is archived. */
  archived: z.optional(z.literal('true')),
  sort: z._default(z.enum(meteringPointOrders), 'name'),
  descending: z.optional(z.literal('true')),
}

const named = z.object({ id: z.string(), name: z.string() })

export const listedMeteringPointSchema = z.object({
  ...{ id: z.string(), name: z.string(), businessId: z.int() },
  ...{ meteringPointId: z.string(), meterNumber: z.nullable(z.string()) },
  objectKind: z.enum(objectKinds),
  type: meteringPointSchema.shape.type,
  productType: z.enum(productTypes),
  location: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  parentMeteringPoint: z.nullable(named),
  /** Those directly below that are in use: the first by name, and how many there are. */
  subMeteringPoints: z.object({ count: z.int(), first: z.array(named) }),
  conversionFactor: meteringPointSchema.shape.conversionFactor,
  malo: z.nullable(z.string()),
  melo: z.nullable(z.string()),
  /** What is measured there and in use. */
  series: z.array(
    z.object({
      quantity: measurementSeriesSchema.shape.quantity,
      unit: z.string(),
      direction: measurementSeriesSchema.shape.direction,
      interval: measurementSeriesSchema.shape.interval,
    }),
  ),
  archived: z.boolean(),
})
export type ListedMeteringPoint = z.output<typeof listedMeteringPointSchema>

export const listMeteringPoints = defineCall({
  name: 'listMeteringPoints',
  method: 'GET',
  path: '/rest/secure/metering-points',
  summary: 'The metering points that the user sees, found, filtered and sorted, a page at a time',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    ...filters,
    /** `next` of the page before, of the same request. */
    cursor: z.optional(storableText.check(z.maxLength(1_000))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), meteringPointsPerPage),
  }),
  response: z.object({
    meteringPoints: z.array(listedMeteringPointSchema),
    /** How many there are on all pages; null on all but the first. */
    count: z.nullable(z.int()),
    /** The node of the request; null where there is none, or it is not visible. */
    below: z.nullable(named),
    next: z.nullable(z.string()),
  }),
})

/** So many metering points are written to one file at most. */
export const maxDownloadedPoints = 50_000

export const downloadMeteringPoints = defineCall({
  name: 'downloadMeteringPoints',
  method: 'GET',
  path: '/rest/secure/metering-points/download',
  summary:
    'The metering points that the user sees as a file, found, filtered and sorted as in the list; with headings and kinds in a language',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    ...filters,
    /** The reader's today, `YYYY-MM-DD`: of this day are the conversion factors, and the name of the file says it. */
    day: dayOfMove,
    format: z.enum(downloadFormats),
    /** Of headings and kinds; in a CSV file it also decides the decimal sign and what stands between columns. */
    language: localeSchema,
  }),
  /** The file itself, streamed; its name is in `content-disposition`. */
  response: z.unknown(),
})

/** More users of a metering point are counted, and not named. */
export const maxNamedUses = 100

const users = z.object({ count: z.int(), first: z.array(named) })

export const getMeteringPointUses = defineCall({
  name: 'getMeteringPointUses',
  method: 'GET',
  path: '/rest/secure/metering-points/:meteringPointId/uses',
  summary:
    'What a metering point serves for: locations that use its weather, virtual meters calculated from it, prices and ' +
    'factors that follow it',
  subject: 'organization',
  permission: 'hierarchy:read',
  params: getMeteringPoint.params,
  response: z.object({
    /** Locations whose weather station it is. */
    weatherOf: users,
    /** Virtual meters whose formulas name one of its series. */
    inFormulasOf: users,
    /** Nodes whose prices or factors follow one of its series, also in the super client and in businesses below. */
    factorsOf: z.object({
      count: z.int(),
      first: z.array(
        z.object({
          kind: z.enum(factorKinds),
          /** Null: it is of a business that the user does not see. */
          node: z.nullable(z.object({ ...named.shape, type: hierarchyNodeSchema.shape.type })),
          businessName: z.string(),
        }),
      ),
    }),
  }),
})

export type MeteringPointsQuery = z.output<typeof listMeteringPoints.query>
export type MeteringPointsDownload = z.output<typeof downloadMeteringPoints.query>

export const meteringPointListCalls = [listMeteringPoints, downloadMeteringPoints, getMeteringPointUses]
