import * as z from 'zod/mini'
import { defineCall } from './call'
import { meteringPointTypes, nodeTypes, objectKinds, productTypes } from './hierarchy'
import { instantParam } from './instant-param'
import { directions, measurementSeriesSchema, quantities, seriesTypes } from './metering-points'
import { storableText } from './storable-text'

/** More objects are not looked at together. */
export const maxChosenObjects = 50
/** More series are not listed. */
export const maxChosenSeries = 500

/** What the formula of a virtual meter does with its inputs. */
export const formulaTemplates = ['SUM', 'DIFFERENCE', 'SCALED', 'RATIO', 'OTHER'] as const
export type FormulaTemplate = (typeof formulaTemplates)[number]

const id = storableText.check(z.minLength(1), z.maxLength(100))
const yesOrNo = z.enum(['true', 'false'])

/** Ids of nodes or metering points, separated by commas. */
export const objectList = storableText.check(
  z.maxLength(5_100),
  z.refine((list) => list.split(',').every((one) => one.length > 0 && one.length <= 100), {
    error: 'is no list of ids, separated by commas',
  }),
  z.refine((list) => list.split(',').length <= maxChosenObjects, {
    error: `names more than ${maxChosenObjects} objects`,
  }),
)

/** What narrows the series of chosen objects. */
export const seriesFilters = {
  productType: z.optional(z.enum(productTypes)),
  quantity: z.optional(z.enum(quantities)),
  direction: z.optional(z.enum(directions)),
  /** Main meters or submeters; submeters are then not left out. */
  meteringType: z.optional(z.enum(meteringPointTypes)),
  kind: z.optional(z.enum(objectKinds)),
  seriesType: z.optional(z.enum(seriesTypes)),
  /** At locations that are in this group now. */
  locationGroup: z.optional(storableText.check(z.minLength(1), z.maxLength(200))),
  /** Read by people, or not. */
  manual: z.optional(yesOrNo),
  /** At locations that use this weather station: the id of its metering point. */
  weatherStation: z.optional(id),
  /** Of virtual meters whose formula does this. */
  formulaTemplate: z.optional(z.enum(formulaTemplates)),
}

const text = z.string()
const {
  id: seriesId,
  quantity,
  unit,
  direction,
  interval,
  seriesType,
  archived,
} = measurementSeriesSchema.shape

export const chosenSeriesItemSchema = z.object({
  ...{ seriesId, pointId: text, pointName: text },
  /** The market's name of the point. */
  meteringPointId: text,
  ...{ locationId: text, locationName: text },
  /** Of the organizational unit or business that the location is in. */
  parentName: text,
  ...{ quantity, unit, direction, interval, seriesType },
  productType: z.enum(productTypes),
  kind: z.enum(objectKinds),
  type: z.nullable(z.enum(meteringPointTypes)),
  /** Of a submeter: the metering points above it, the nearest first. */
  above: z.optional(z.array(text)),
  timeZone: text,
  /** Only of virtual meters. */
  formulaTemplate: z.optional(z.enum(formulaTemplates)),
  /** The series or its metering point is out of use. */
  archived,
})
export type ChosenSeriesItem = z.output<typeof chosenSeriesItemSchema>

export const chosenSeriesSchema = z.object({
  /** Those that were named, in that order. */
  objects: z.array(z.object({ id: text, type: z.enum(nodeTypes), name: text })),
  /** Ids of the nodes above the first of them, from the top. */
  path: z.array(text),
  /** That of most of the series. */
  timeZone: text,
  /** There are more series than those that are listed. */
  hasMore: z.boolean(),
  /** At most 500, by location and metering point. */
  series: z.array(chosenSeriesItemSchema),
  /** Of the weather stations that the locations of these series use. */
  weather: z.array(chosenSeriesItemSchema),
})
export type ChosenSeries = z.output<typeof chosenSeriesSchema>

export const getChosenSeries = defineCall({
  name: 'getChosenSeries',
  method: 'GET',
  path: '/rest/secure/measurements/chosen-series',
  summary: 'The series of everything below chosen objects, narrowed by what they measure, and their weather',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** Absent: everything that the user sees. */
    objects: z.optional(objectList),
    ...seriesFilters,
    /** With submeters of main meters; a submeter that is named is there anyway. */
    includeSubs: z.optional(yesOrNo),
    /**
     * With what stood below the objects at any time of this period, also what is archived meanwhile. Absent: what stands
     * there now and is in use.
     */
    from: z.optional(instantParam),
    to: z.optional(instantParam),
  }),
  response: chosenSeriesSchema,
})
export type ChosenSeriesQuery = z.output<typeof getChosenSeries.query>

/** What is measured at a place, without each of its series. */
export const measuredPlaceSchema = z.object({
  timeZone: chosenSeriesSchema.shape.timeZone,
  /** Whether it has more series than were looked at. */
  hasMore: z.boolean(),
  products: z.array(z.enum(productTypes)),
  /** The first series of outdoor temperature of each of its weather stations. */
  temperatures: z.array(z.int()),
})
export type MeasuredPlace = z.output<typeof measuredPlaceSchema>

export const getMeasuredPlaces = defineCall({
  name: 'getMeasuredPlaces',
  method: 'GET',
  path: '/rest/secure/measurements/measured-places',
  summary: 'What is measured at each of several objects, in their order; null for one that is not found',
  ...{ subject: 'measurements', permission: 'measurements:read' },
  query: z.object({ objects: objectList }),
  response: z.object({ places: z.array(z.nullable(measuredPlaceSchema)) }),
})

export const chosenSeriesCalls = [getChosenSeries, getMeasuredPlaces]
