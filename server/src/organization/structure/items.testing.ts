import type { FieldsOf, StructureFields } from '@energycockpit/contract'
import type { Item, ItemOf } from './structure'

const common = { businessId: 1, revision: 1, archivedAt: null }

export const unit = (id: string, more: Partial<FieldsOf<'ORG_UNIT'>> = {}): ItemOf<'ORG_UNIT'> => ({
  ...{ ...common, id },
  fields: {
    kind: 'ORG_UNIT',
    orgUnitId: `OU ${id}`,
    name: id,
    parentOrgUnit: null,
    formerParents: [],
    ...more,
  },
})

export const location = (id: string, more: Partial<FieldsOf<'LOCATION'>> = {}): ItemOf<'LOCATION'> => ({
  ...{ ...common, id },
  fields: {
    ...{ kind: 'LOCATION', locationId: `LOC ${id}`, name: id, parentOrgUnit: null, formerParents: [] },
    ...{
      street: null,
      postalCode: null,
      city: null,
      country: null,
      region: null,
      closedPeriods: [],
      latitude: null,
      longitude: null,
    },
    ...{ timeZone: 'Europe/London', weatherStation: null, locationGroups: [], floorArea: [], use: [] },
    ...{ heatedFloorArea: [], heatedVolume: [], people: [], workplaces: [], beds: [], mealsPerYear: [] },
    ...{ piecesPerYear: [], operatingHours: [], attributes: {}, plan: null },
    ...more,
  },
})

/** A main electricity meter in the hall, unless said otherwise. */
export const point = (
  id: string,
  more: Partial<FieldsOf<'METERING_POINT'>> = {},
): ItemOf<'METERING_POINT'> => ({
  ...{ ...common, id },
  fields: {
    ...{ kind: 'METERING_POINT', meteringPointId: `MP ${id}`, name: id, location: 'hall' },
    ...{ parentMeteringPoint: null, formerParents: [], meterNumber: null, type: 'MAIN', objectKind: 'MAIN' },
    ...{ productType: 'ELECTRICITY', malo: null, melo: null },
    ...{ conversionFactor: [{ from: null, value: 1 }], meterExchanges: [] },
    attributes: {},
    ...more,
  },
})

/** Quarter hours of bought energy of the main meter, unless said otherwise. */
export const series = (id: string, more: Partial<FieldsOf<'SERIES'>> = {}): ItemOf<'SERIES'> => ({
  ...{ ...common, id },
  fields: {
    ...{ kind: 'SERIES', meteringPoint: 'main', quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
    ...{ interval: 'PT15M', seriesType: 'MEASURED', obis: null },
    ...more,
  },
})

/** A machine in the hall, unless said otherwise. */
export const object = (id: string, more: Partial<FieldsOf<'OBJECT'>> = {}): ItemOf<'OBJECT'> => ({
  ...{ ...common, id },
  fields: {
    ...{ kind: 'OBJECT', objectId: `OBJ ${id}`, name: id, location: 'hall', parentObject: null },
    ...{ category: 'MACHINE', description: null, meteringPoints: [], images: [], documents: [] },
    ...{ plan: null, position: null, attributes: {} },
    ...more,
  },
})

/** A unit's fields, of which the test knows that they are. */
export const item = (fields: StructureFields) => fields as FieldsOf<'ORG_UNIT'> satisfies Item['fields']
