import * as z from 'zod/mini'
import { attributeValuesSchema } from './attributes'
import { formerParents } from './former-parents'
import { closedPeriods } from './closed-periods'
import { locationUses } from './location-uses'
import { meteringPointTypes, objectKinds, productTypes } from './hierarchy'
import { meterExchanges } from './meter-exchanges'
import { directions, measurementSeriesSchema, quantities, seriesTypes } from './metering-points'
import { objectFields } from './object-fields'
import { countryCode, regionCode } from './public-holidays'
import { referenceQuantities, type ReferenceField } from './reference-quantities'
import { storableText } from './storable-text'
import { fileId } from './structure-files'
import { timeZoneName } from './time-zone'
import { validValues } from './valid-values'

/** What the structure of a business is made of. */
export const structureKinds = ['ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SERIES', 'OBJECT'] as const
export type StructureKind = (typeof structureKinds)[number]

const id = storableText.check(z.minLength(1), z.maxLength(100))
const name = storableText.check(z.trim(), z.minLength(1), z.maxLength(200))
const text = (max: number) => z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(max)))
/** What people call the item: unique in its business. Null in a new item: the portal gives it one. */
const key = text(100)

/** A location is in no more groups than this. */
export const maxLocationGroups = 20

/** An organizational unit. A unit without one above it stands directly under the business. */
export const orgUnitFields = z.object({
  kind: z.literal('ORG_UNIT'),
  orgUnitId: key,
  name,
  /** Id of the unit above. */
  parentOrgUnit: z.nullable(id),
  formerParents,
})

const referenceQuantity = (maximum: number) => validValues(z.number().check(z.positive(), z.maximum(maximum)))
const quantitiesOfLocation = Object.fromEntries(
  Object.values(referenceQuantities).map(({ field, maximum }) => [field, referenceQuantity(maximum)]),
) as Record<ReferenceField, ReturnType<typeof referenceQuantity>>

export const locationFields = z.object({
  kind: z.literal('LOCATION'),
  locationId: key,
  name,
  /** Id of the unit; null: directly under the business. */
  parentOrgUnit: z.nullable(id),
  formerParents,
  street: text(200),
  postalCode: text(20),
  city: text(100),
  country: z.nullable(countryCode),
  /** Whose public holidays it has, beside those of its country. */
  region: z.nullable(regionCode),
  /** WGS 84, degrees; both or neither. */
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  /** IANA name. Days, weeks and months of its values are cut in it. */
  timeZone: timeZoneName,
  /** Id of the metering point whose weather stands for this location. */
  weatherStation: z.nullable(id),
  locationGroups: z.array(name).check(z.maxLength(maxLocationGroups)),
  /** What it is used for, with the days from which it is. */
  use: validValues(z.enum(locationUses)),
  /** What its consumption is divided by, each with the days from which it is valid. */
  ...quantitiesOfLocation,
  closedPeriods,
  attributes: attributeValuesSchema,
  /** Id of an image: a site plan or picture on which its objects are placed. */
  plan: z.nullable(fileId),
})

export const meteringPointFields = z.object({
  kind: z.literal('METERING_POINT'),
  meteringPointId: key,
  name,
  /** Id of the location. */
  location: id,
  /** Id of the metering point that counts what this one counts, too. Only of a SUB. */
  parentMeteringPoint: z.nullable(id),
  /** Ids of locations, where it was a main meter, and of the meters whose submeter it was. */
  formerParents,
  meterNumber: text(100),
  type: z.nullable(z.enum(meteringPointTypes)),
  objectKind: z.enum(objectKinds),
  productType: z.enum(productTypes),
  /** From what the register shows to what was used, e.g. of a current transformer; with the days from which it is valid. */
  conversionFactor: validValues(z.number().check(z.positive(), z.maximum(1e9))),
  meterExchanges,
  /** Market location and metering location, as somebody wrote them; kept without signs between their groups. */
  malo: text(80),
  melo: text(80),
  attributes: attributeValuesSchema,
})

/** A virtual series has its formula, and calls of its own. */
const ownSeriesTypes = seriesTypes.filter((type) => type !== 'VIRTUAL')

export const seriesFields = z.object({
  kind: z.literal('SERIES'),
  /** Id of the metering point. */
  meteringPoint: id,
  quantity: z.enum(quantities),
  unit: storableText.check(z.minLength(1), z.maxLength(20)),
  direction: z.nullable(z.enum(directions)),
  interval: measurementSeriesSchema.shape.interval,
  seriesType: z.enum(ownSeriesTypes),
  /** Register of the meter; kept in its whole form: 1-0:1.8.0*255. */
  obis: text(80),
})

export const structureFieldsSchema = z.discriminatedUnion('kind', [
  orgUnitFields,
  locationFields,
  meteringPointFields,
  seriesFields,
  objectFields,
])
/** What may be set of an item. */
export type StructureFields = z.output<typeof structureFieldsSchema>
export type FieldsOf<Kind extends StructureKind> = Extract<StructureFields, { kind: Kind }>

const touch = z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) })

/** An item as it is kept: with its key, in whose business, and who changed it last. */
export const structureItemSchema = z.object({
  /** Of a series its number. */
  id: z.string(),
  businessId: z.int(),
  /** Counts the changes; whoever changes an item names the revision that they have read. */
  revision: z.int(),
  /** Since when it is out of use; null: it is in use. */
  archivedAt: z.nullable(z.iso.datetime()),
  created: touch,
  changed: touch,
  fields: structureFieldsSchema,
})
export type StructureItem = z.output<typeof structureItemSchema>
