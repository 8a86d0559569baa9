import {
  directions,
  measurementSeriesSchema,
  meteringPointTypes,
  objectCategories,
  objectKinds,
  productTypes,
  quantities,
  type StructureKind,
} from '@energycockpit/contract'

/** What stands in the cells of a column. */
export type ColumnContent =
  | { type: 'text' | 'number' | 'yes-no' }
  /** One figure, or several with the days from which each is valid. */
  | { type: 'valid-values' }
  /** Ids of what an item stood below before, each with the day on which it was moved away. */
  | { type: 'former-parents' }
  /** Several texts with semicolons between them. */
  | { type: 'list' }
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

/** The columns of each sheet, in their order; the first is the one that a row cannot do without. */
export const columnsOf: Readonly<Record<StructureKind, readonly Column[]>> = {
  ORG_UNIT: [...['orgUnitId', 'name', 'parentOrgUnit'].map(text), formerParents, archived],
  LOCATION: [
    ...['locationId', 'name', 'parentOrgUnit', 'street', 'postalCode', 'city', 'country'].map(text),
    ...['latitude', 'longitude'].map(number),
    ...['timeZone', 'weatherStation'].map(text),
    { field: 'locationGroups', content: { type: 'list' } },
    { field: 'floorArea', content: { type: 'valid-values' } },
    formerParents,
    archived,
  ],
  METERING_POINT: [
    ...['meteringPointId', 'name', 'location', 'parentMeteringPoint'].map(text),
    choice('objectKind', objectKinds),
    choice('type', meteringPointTypes),
    choice('productType', productTypes),
    text('meterNumber'),
    number('conversionFactor'),
    ...['malo', 'melo'].map(text),
    formerParents,
    archived,
  ],
  SERIES: [
    text('meteringPoint'),
    choice('quantity', quantities),
    text('unit'),
    choice('direction', directions),
    choice('interval', measurementSeriesSchema.shape.interval.options, false),
    choice('seriesType', ['MEASURED', 'MODELLED']),
    text('obis'),
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
}
