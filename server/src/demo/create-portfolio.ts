import type { Locale, ValidValue } from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { demoBusinesses } from '../identity/demo-users'
import { readFloorAreas } from './building-sizes'
import { buildings, city, region, timeZone, type DemoBuilding } from './records/buildings'
import {
  locationOf,
  meteringPoints,
  weatherStation,
  type DemoMeteringPoint,
  type SeriesOfMeter,
} from './records/metering-points'
import { units, type DemoUnit } from './records/units'
import { translateNames } from './translate-names'
import { inLanguage } from './words'

/**
 * Creates the businesses, units, locations, metering points and series of the demo portfolio, all of it or nothing.
 * What is there already stays as it is, so that it can be called at every start; only names follow the language.
 */
export async function createDemoPortfolio(entities: Entities, locale: Locale = 'en'): Promise<void> {
  const floorAreas = await readFloorAreas()
  await entities.db.transaction().execute(async (db) => {
    await db
      .insertInto('client_business')
      .values(Object.values(demoBusinesses))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('organizational_unit')
      .values(units.map((unit) => unitRow(unit, locale)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('location')
      .values([
        regionRow(locale),
        ...buildings.map((building) => buildingRow(building, { floorAreas, locale })),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('metering_point')
      .values(meteringPoints.map((point) => meteringPointRow(point, locale)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('measurement_series')
      .values(meteringPoints.flatMap(seriesRows))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Only now, because a weather station is a metering point of a location.
    await db
      .updateTable('location')
      .set({ weather_station: weatherStation })
      .where('id', 'in', buildings.map(locationOf))
      .where('weather_station', 'is', null)
      .execute()
    await translateNames(db, 'organizational_unit', units, locale)
    await translateNames(db, 'location', [region, ...buildings.map(withLocationId)], locale)
    await translateNames(db, 'metering_point', meteringPoints, locale)
  })
}

const place = { city, country: 'GB', region: 'ENG', time_zone: timeZone, weather_station: null }

const withLocationId = (building: DemoBuilding) => ({ id: locationOf(building), name: building.name })

const unitRow = (unit: DemoUnit, locale: Locale) => ({
  id: unit.id,
  client_business_id: unit.business,
  parent_id: unit.parent,
  name: inLanguage(unit.name, locale),
})

const regionRow = (locale: Locale) => ({
  ...place,
  id: region.id,
  client_business_id: region.business,
  organizational_unit_id: null,
  name: inLanguage(region.name, locale),
  street: null,
  postal_code: null,
  latitude: region.latitude,
  longitude: region.longitude,
  floor_areas: '[]',
  location_groups: [],
})

const buildingRow = (
  building: DemoBuilding,
  { floorAreas, locale }: { floorAreas: ReadonlyMap<string, number>; locale: Locale },
) => ({
  ...place,
  id: locationOf(building),
  client_business_id: building.business,
  organizational_unit_id: building.unit,
  name: inLanguage(building.name, locale),
  street: building.street,
  postal_code: building.postalCode,
  latitude: building.latitude,
  longitude: building.longitude,
  floor_areas: JSON.stringify(areasOf(floorAreas.get(building.source))),
  location_groups: (building.groups ?? []).map((group) => inLanguage(group, locale)),
})

/** The source knows one area of each building. */
const areasOf = (area: number | undefined): ValidValue[] =>
  area === undefined ? [] : [{ from: null, value: area }]

/** Without a formula. */
const meteringPointRow = (point: Omit<DemoMeteringPoint, 'series'>, locale: Locale) => ({
  id: point.id,
  client_business_id: point.business,
  location_id: point.location,
  parent_id: point.parent ?? null,
  name: inLanguage(point.name, locale),
  metering_point_id: point.meteringPointId,
  meter_number: point.meterNumber,
  type: point.type,
  kind: point.kind,
  product_type: point.productType,
  formula: null,
})

const seriesRows = (point: DemoMeteringPoint<SeriesOfMeter>) =>
  point.series.map((series) => ({
    id: series.id,
    client_business_id: point.business,
    metering_point_id: point.id,
    quantity: series.quantity,
    unit: series.unit,
    direction: series.direction,
    interval: series.interval,
    series_type: series.seriesType,
  }))
