import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { demoBusinesses } from '../../identity/demo-users'
import type { Words } from '../words'
import { buildings, region, type DemoBuilding } from './buildings'

/** How a series comes out of the source: a column, times a factor, and what its zeros mean. */
export interface SourceRule {
  /**
   * Of the source, or one that is modelled from its weather: `room_temperature_degc`, `room_relative_humidity_percent`;
   * or from the calendar: `hall_persons`.
   */
  column: string
  factor: number
  gaps: 'ELECTRICITY' | 'GAS' | 'NONE'
  /** A further factor for each hour of the day, UTC. */
  byHour?: readonly number[]
}

export type SeriesOfMeter = Pick<
  MeasurementSeries,
  'id' | 'quantity' | 'unit' | 'direction' | 'interval' | 'seriesType'
>

export interface DemoSeries extends SeriesOfMeter {
  /** PT15M: modelled quarters of the column's hours. */
  interval: 'PT1H' | 'PT15M'
  rule: SourceRule
}

export interface DemoMeteringPoint<Series = DemoSeries> extends Pick<
  MeteringPoint,
  'id' | 'meteringPointId' | 'meterNumber' | 'type' | 'kind' | 'productType'
> {
  name: Words
  business: number
  location: string
  /** Of a submeter: the meter above it. */
  parent?: string
  series: readonly Series[]
}

export const weatherStation = 'mp-region-weather'

export const locationOf = ({ source }: DemoBuilding): string => `loc-${source}`

/**
 * `number` + 1 electricity, + 2 gas, + 3 photovoltaics, + 4 modelled quarters of the electricity, + 5 what is fed in,
 * + 6 and + 7 submeters, + 8 and + 9 temperature and humidity of a room, + 10 the persons in halls.
 */
function metersOf(building: DemoBuilding, number: number): DemoMeteringPoint[] {
  const { source, business, kilowattPeak, quarterHours, isSubmetered, room, countsPersons } = building
  const common = { business, location: locationOf(building), type: 'MAIN', kind: 'MAIN' } as const
  const electricity = { column: `${source}_electricity_kwh`, factor: 1, gaps: 'ELECTRICITY' } as const
  const purchase = { quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H' } as const
  const points: DemoMeteringPoint[] = [
    {
      ...common,
      ...named(source, 'electricity', { en: 'Electricity', de: 'Strom' }, number + 1),
      productType: 'ELECTRICITY',
      series: [
        { id: number + 1, ...purchase, seriesType: 'MEASURED', rule: electricity },
        ...(quarterHours === true ? [modelledImport(number + 4, electricity)] : []),
        ...(isSubmetered === true ? [modelledFeedIn(number + 5, kilowattPeak ?? 0)] : []),
      ],
    },
    {
      ...common,
      ...named(source, 'gas', { en: 'Gas', de: 'Erdgas' }, number + 2),
      productType: 'GAS',
      series: [
        {
          id: number + 2,
          ...purchase,
          seriesType: 'MEASURED',
          rule: { column: `${source}_gas_kwh`, factor: 1, gaps: 'GAS' },
        },
      ],
    },
  ]
  if (kilowattPeak !== undefined)
    points.push({
      ...common,
      ...named(source, 'pv', { en: 'Photovoltaics', de: 'Photovoltaik' }, number + 3),
      productType: 'PV',
      series: [
        {
          id: number + 3,
          quantity: 'ENERGY',
          unit: 'kWh',
          direction: 'PRODUCTION',
          interval: 'PT1H',
          seriesType: 'MODELLED',
          // The source gives watts per kilowatt peak.
          rule: { column: 'pv_yield_w_per_kwp', factor: kilowattPeak / 1000, gaps: 'NONE' },
        },
      ],
    })
  if (isSubmetered === true) points.push(...submetersOf(building, number, electricity))
  if (room !== undefined) points.push(roomSensor(building, number, room))
  if (countsPersons === true) points.push(personCounter(building, number))
  return points
}

function roomSensor({ source, business }: DemoBuilding, number: number, name: Words): DemoMeteringPoint {
  const common = { direction: null, interval: 'PT1H', seriesType: 'MODELLED' } as const
  const rule = (column: string) => ({ column, factor: 1, gaps: 'NONE' }) as const
  return {
    ...{ business, location: `loc-${source}`, type: null, kind: 'SENSOR', productType: 'INDOOR_CLIMATE' },
    ...named(source, 'room', name, number + 8),
    series: [
      {
        ...{ ...common, id: number + 8, quantity: 'TEMPERATURE', unit: '°C' },
        rule: rule('room_temperature_degc'),
      },
      {
        ...{ ...common, id: number + 9, quantity: 'RELATIVE_HUMIDITY', unit: '%' },
        rule: rule('room_relative_humidity_percent'),
      },
    ],
  }
}

/** What the consumption of the building depends on beside the weather. */
const personCounter = ({ source, business }: DemoBuilding, number: number): DemoMeteringPoint => ({
  ...{ business, location: `loc-${source}`, type: null, kind: 'SENSOR', productType: 'ACTIVITY' },
  ...named(source, 'persons', { en: 'People counter', de: 'Personenzähler' }, number + 10),
  series: [
    {
      ...{ id: number + 10, quantity: 'OCCUPANCY', unit: 'person', direction: null },
      ...{ interval: 'PT1H', seriesType: 'MODELLED' },
      rule: { column: 'hall_persons', factor: 1, gaps: 'NONE' },
    },
  ],
})

const dayAndNight = (day: number, night: number) =>
  Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 19 ? day : night))

/** Modelled parts of what the main meter counts: at night a quarter of it is nowhere, by day an eighth. */
function submetersOf(building: DemoBuilding, number: number, main: SourceRule): DemoMeteringPoint[] {
  const { source, business } = building
  const submeter = (
    place: number,
    carrier: string,
    name: Words,
    byHour: readonly number[],
  ): DemoMeteringPoint => ({
    ...{ business, location: locationOf(building), parent: `mp-${source}-electricity` },
    ...{ type: 'SUB', kind: 'SUB', productType: 'ELECTRICITY' },
    ...named(source, carrier, name, number + place),
    series: [
      {
        ...{ id: number + place, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
        ...{ interval: 'PT1H', seriesType: 'MODELLED', rule: { ...main, byHour } },
      },
    ],
  })
  return [
    submeter(6, 'lighting', { en: 'Lighting', de: 'Beleuchtung' }, dayAndNight(0.5, 0.3)),
    submeter(7, 'ventilation', { en: 'Ventilation', de: 'Lüftung' }, dayAndNight(0.38, 0.45)),
  ]
}

/** A tenth of what the roof yields, as if it were not needed in the building. */
const modelledFeedIn = (id: number, kilowattPeak: number): DemoSeries => ({
  ...{ id, quantity: 'ENERGY', unit: 'kWh', direction: 'FEED_IN', interval: 'PT1H', seriesType: 'MODELLED' },
  rule: { column: 'pv_yield_w_per_kwp', factor: kilowattPeak / 10_000, gaps: 'NONE' },
})

const modelledImport = (id: number, rule: SourceRule): DemoSeries => ({
  id,
  quantity: 'POWER',
  unit: 'kW',
  direction: 'PURCHASE',
  interval: 'PT15M',
  seriesType: 'MODELLED',
  rule,
})

/** The numbers say of themselves that no meter and no market knows them. */
const named = (source: string, carrier: string, name: Words, number: number) => ({
  id: `mp-${source}-${carrier}`,
  name,
  meteringPointId: `DEMO-MP-${String(number).padStart(9, '0')}`,
  meterNumber: `DEMO-${number}`,
})

function regionalPoints(): DemoMeteringPoint[] {
  const common = {
    business: demoBusinesses.subBusiness.id,
    location: region.id,
    type: null,
    meterNumber: null,
  } as const
  return [
    {
      ...common,
      id: weatherStation,
      name: { en: 'Weather station', de: 'Wetterstation' },
      meteringPointId: 'DEMO-MP-000002000',
      kind: 'WEATHER_STATION',
      productType: 'WEATHER',
      series: [
        regional(2001, 'TEMPERATURE', '°C', 'air_temperature_degc'),
        regional(2002, 'RELATIVE_HUMIDITY', '%', 'relative_humidity_percent'),
        regional(2003, 'IRRADIANCE', 'W/m²', 'global_irradiance_w_m2'),
      ],
    },
    {
      ...common,
      id: 'mp-region-carbon',
      name: { en: 'Carbon intensity of the grid', de: 'CO₂-Intensität des Stromnetzes' },
      meteringPointId: 'DEMO-MP-000002010',
      kind: 'SENSOR',
      productType: 'CO2',
      series: [regional(2011, 'CARBON_INTENSITY', 'kg/kWh', 'grid_carbon_kg_co2_kwh')],
    },
    {
      ...common,
      id: 'mp-region-price',
      name: { en: 'Electricity price', de: 'Strompreis' },
      meteringPointId: 'DEMO-MP-000002020',
      kind: 'SENSOR',
      productType: 'PRICE',
      series: [regional(2021, 'PRICE', 'GBP/kWh', 'electricity_price_gbp_kwh')],
    },
  ]
}

const regional = (
  id: number,
  quantity: MeasurementSeries['quantity'],
  unit: string,
  column: string,
): DemoSeries => ({
  id,
  quantity,
  unit,
  direction: null,
  interval: 'PT1H',
  seriesType: 'MEASURED',
  rule: { column, factor: 1, gaps: 'NONE' },
})

/** All metering points of the demo portfolio with their series. */
export const meteringPoints: readonly DemoMeteringPoint[] = [
  ...buildings.flatMap((building, place) => metersOf(building, 1000 + 10 * place)),
  ...regionalPoints(),
]

export const demoSeries: readonly DemoSeries[] = meteringPoints.flatMap((point) => point.series)
