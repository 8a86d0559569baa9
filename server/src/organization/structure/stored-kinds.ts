import { structureKinds, type FieldsOf, type StructureKind } from '@energycockpit/contract'

interface StoredKind<Kind extends StructureKind> {
  table: 'organizational_unit' | 'location' | 'metering_point' | 'measurement_series' | 'location_object'
  /** The column of each field. */
  columns: Readonly<Record<Exclude<keyof FieldsOf<Kind>, 'kind'>, string>>
}

/** In which table and columns each kind of item is kept. */
export const storedKinds: { readonly [Kind in StructureKind]: StoredKind<Kind> } = {
  ORG_UNIT: {
    table: 'organizational_unit',
    columns: {
      ...{ orgUnitId: 'key', name: 'name', parentOrgUnit: 'parent_id' },
      formerParents: 'former_parents',
    },
  },
  LOCATION: {
    table: 'location',
    columns: {
      ...{ locationId: 'key', name: 'name', parentOrgUnit: 'organizational_unit_id' },
      formerParents: 'former_parents',
      ...{ street: 'street', postalCode: 'postal_code', city: 'city', country: 'country' },
      ...{ region: 'region', closedPeriods: 'closed_periods' },
      ...{ latitude: 'latitude', longitude: 'longitude', timeZone: 'time_zone' },
      ...{ weatherStation: 'weather_station', locationGroups: 'location_groups', floorArea: 'floor_areas' },
      attributes: 'attributes',
      ...{ use: 'uses', heatedFloorArea: 'heated_floor_areas', heatedVolume: 'heated_volumes' },
      ...{ people: 'people', workplaces: 'workplaces', beds: 'beds', mealsPerYear: 'meals_per_year' },
      ...{ piecesPerYear: 'pieces_per_year', operatingHours: 'operating_hours' },
      plan: 'plan_file',
    },
  },
  METERING_POINT: {
    table: 'metering_point',
    columns: {
      ...{ meteringPointId: 'metering_point_id', name: 'name', location: 'location_id' },
      formerParents: 'former_parents',
      ...{ parentMeteringPoint: 'parent_id', meterNumber: 'meter_number', type: 'type', objectKind: 'kind' },
      ...{ productType: 'product_type', malo: 'malo', melo: 'melo' },
      ...{ conversionFactor: 'conversion_factors', meterExchanges: 'meter_exchanges' },
      attributes: 'attributes',
    },
  },
  SERIES: {
    table: 'measurement_series',
    columns: {
      ...{ meteringPoint: 'metering_point_id', quantity: 'quantity', unit: 'unit', direction: 'direction' },
      ...{ interval: 'interval', seriesType: 'series_type', obis: 'obis' },
    },
  },
  OBJECT: {
    table: 'location_object',
    columns: {
      ...{ objectId: 'key', name: 'name', location: 'location_id', parentObject: 'parent_id' },
      ...{ category: 'category', description: 'description', meteringPoints: 'metering_points' },
      ...{ images: 'images', documents: 'documents', plan: 'plan_file', position: 'position' },
      attributes: 'attributes',
    },
  },
}

/** What stands above comes before what stands below. */
export const kindsDownwards: readonly StructureKind[] = structureKinds
