import type { Entities } from '../entities/entities'
import { readFloorAreas } from './building-sizes'
import { buildings, city, region, subBusiness, superClient, timeZone, units } from './portfolio'
import { locationOf, meteringPoints, weatherStation } from './portfolio-series'

/**
 * Creates the businesses, units, locations, metering points and series of the demo portfolio, all of it or nothing.
 * What is there already stays as it is, so that it can be called at every start.
 */
export async function createDemoPortfolio(entities: Entities): Promise<void> {
  const floorAreas = await readFloorAreas()
  await entities.db.transaction().execute(async (db) => {
    await db
      .insertInto('client_business')
      .values([superClient, subBusiness])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('organizational_unit')
      .values(
        units.map((unit) => ({
          id: unit.id,
          client_business_id: unit.business,
          parent_id: unit.parent,
          name: unit.name,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('location')
      .values([regionRow(), ...buildings.map((building) => buildingRow(building, floorAreas))])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('metering_point')
      .values(meteringPoints.map(meteringPointRow))
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
  })
}

const place = { city, country: 'GB', time_zone: timeZone, weather_station: null }

const regionRow = () => ({
  ...place,
  id: region.id,
  client_business_id: region.business,
  organizational_unit_id: null,
  name: region.name,
  street: null,
  postal_code: null,
  latitude: region.latitude,
  longitude: region.longitude,
  floor_area_m2: null,
})

const buildingRow = (building: (typeof buildings)[number], floorAreas: ReadonlyMap<string, number>) => ({
  ...place,
  id: locationOf(building),
  client_business_id: building.business,
  organizational_unit_id: building.unit,
  name: building.name,
  street: building.street,
  postal_code: building.postalCode,
  latitude: building.latitude,
  longitude: building.longitude,
  floor_area_m2: floorAreas.get(building.source) ?? null,
})

const meteringPointRow = (point: (typeof meteringPoints)[number]) => ({
  id: point.id,
  client_business_id: point.business,
  location_id: point.location,
  parent_id: null,
  name: point.name,
  metering_point_id: point.meteringPointId,
  meter_number: point.meterNumber,
  type: point.type,
  kind: point.kind,
  product_type: point.productType,
  conversion_factor: 1,
  formula: null,
})

const seriesRows = (point: (typeof meteringPoints)[number]) =>
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
