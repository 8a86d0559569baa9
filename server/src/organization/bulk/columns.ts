import {
  directions,
  locationUses,
  measurementSeriesSchema,
  meteringPointTypes,
  objectCategories,
  objectKinds,
  productTypes,
  quantities,
  referenceFields,
  type AttributeDefinition,
  type StructureSheet,
} from '@energycockpit/contract'

/** What stands in the cells of a column. */
export type ColumnContent =
  | { type: 'text' | 'number' | 'yes-no' }
  /** A time on the clock of the location, or with its distance from UTC. */
  | { type: 'time' }
  /** One figure, or several with the days from which each is valid. */
  | { type: 'valid-values' }
  /** One choice, or several with the days from which each is valid. */
  | { type: 'valid-choices'; values: readonly string[] }
  /** Ids of what an item stood below before, each with the day on which it was moved away. */
  | { type: 'former-parents' }
  /** First and last day of each period in which a location is closed, with the reason. */
  | { type: 'closed-periods' }
  /** Several texts with semicolons between them; one with a semicolon in it stands in quotation marks. */
  | { type: 'list' }
  /** A value of an attribute that the business has defined. */
  | { type: 'attribute'; definition: AttributeDefinition }
  /** `named`: each has a name in the language of the sheet. */
  | { type: 'choice'; values: readonly string[]; named: boolean }

export interface Column {
  field: string
  content: ColumnContent
}

const text = (field: string): Column => ({ field, content: { type: 'text' } })
const number = (field: string): Column => ({ field, content: { type: 'number' } })
const choice = (field: string, values: readonly string[], named = true): Column => ({
  field,
  content: { type: 'choice', values, named },
})
const formerParents: Column = { field: 'formerParents', content: { type: 'former-parents' } }
const archived: Column = { field: 'archived', content: { type: 'yes-no' } }
const quantity = choice('quantity', quantities)
const direction = choice('direction', directions)
const interval = choice('interval', measurementSeriesSchema.shape.interval.options, false)
const obis = text('obis')
/** What tells the series of a metering point apart. */
const namedSeries = [quantity, direction, interval, obis]

const fixedColumns: Readonly<Record<StructureSheet, readonly Column[]>> = {
  ORG_UNIT: [...['orgUnitId', 'name', 'parentOrgUnit'].map(text), formerParents, archived],
  LOCATION: [
    ...['locationId', 'name', 'parentOrgUnit', 'street', 'postalCode', 'city', 'country', 'region'].map(text),
    ...['latitude', 'longitude'].map(number),
    ...['timeZone', 'weatherStation'].map(text),
    { field: 'locationGroups', content: { type: 'list' } },
    { field: 'use', content: { type: 'valid-choices', values: locationUses } },
    ...referenceFields.map((field): Column => ({ field, content: { type: 'valid-values' } })),
    { field: 'closedPeriods', content: { type: 'closed-periods' } },
    formerParents,
    archived,
  ],
  METERING_POINT: [
    ...['meteringPointId', 'name', 'location', 'parentMeteringPoint'].map(text),
    choice('objectKind', objectKinds),
    choice('type', meteringPointTypes),
    choice('productType', productTypes),
    text('meterNumber'),
    { field: 'conversionFactor', content: { type: 'valid-values' } },
    ...['malo', 'melo'].map(text),
    formerParents,
    archived,
  ],
  SERIES: [
    text('meteringPoint'),
    quantity,
    text('unit'),
    direction,
    interval,
    choice('seriesType', ['MEASURED', 'MODELLED']),
    obis,
    number('seriesId'),
    archived,
  ],
  OBJECT: [
    ...['objectId', 'name', 'location', 'parentObject'].map(text),
    choice('category', objectCategories),
    text('description'),
    { field: 'meteringPoints', content: { type: 'list' } },
    archived,
  ],
  METER_EXCHANGE: [
    text('meteringPoint'),
    { field: 'exchangedAt', content: { type: 'time' } },
    ...['oldNumber', 'newNumber'].map(text),
    number('seriesId'),
    ...namedSeries,
    ...['last', 'first', 'digits', 'conversionFactor'].map(number),
  ],
}

/**
 * The columns of a sheet, in their order; the first is the one that a row cannot do without. The last ones are those of
 * the attributes in use, whose fields are `attributes.` and the name.
 */
export const columnsOf = (
  kind: StructureSheet,
  definitions: readonly AttributeDefinition[],
): readonly Column[] => [
  ...fixedColumns[kind],
  ...definitions
    .filter(({ appliesTo, archivedAt }) => appliesTo === kind && archivedAt === null)
    .map((definition): Column => ({
      field: attributeField(definition.name),
      content: { type: 'attribute', definition },
    })),
]

/** What the rows of a document call an attribute. */
export const attributeField = (name: string) => `attributes.${name}`
