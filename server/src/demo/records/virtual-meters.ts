import { virtualMeter } from '../history/entity-events'
import type { DemoEvent } from '../history/event'
import { buildings, region } from './buildings'
import { locationOf, meteringPoints } from './metering-points'

const electricity = { productType: 'ELECTRICITY', quantity: 'ENERGY', unit: 'kWh' } as const

/** The hourly series of a carrier of a building, as a formula names it. */
const hourly = (source: string, carrier: 'electricity' | 'gas' | 'pv') => {
  const point = meteringPoints.find(({ id }) => id === `mp-${source}-${carrier}`)!
  return `[${point.series.find(({ interval }) => interval === 'PT1H')!.id}]`
}
const fedIn = (source: string) => {
  const all = meteringPoints.find(({ id }) => id === `mp-${source}-electricity`)!.series
  return `[${all.find(({ direction }) => direction === 'FEED_IN')!.id}]`
}
const inUnit = (unit: string) => buildings.filter((building) => building.unit === unit)
const laboratories = buildings.find(({ source }) => source === 'b2')!
const library = buildings.find(({ source }) => source === 'b40')!

export const virtualMeters: readonly DemoEvent[] = [
  virtualMeter('riverside electricity', 'manager', {
    ...{ ...electricity, direction: 'PURCHASE', locationId: region.id },
    name: { en: 'Riverside electricity', de: 'Strom der Wohnheime am Fluss' },
    formula: inUnit('ou-riverside')
      .map(({ source }) => hourly(source, 'electricity'))
      .join(' + '),
  }),
  // As if the plant fed nothing in: what the laboratories bought and what they made themselves.
  virtualMeter('electricity used in the laboratories', 'manager', {
    ...{ ...electricity, direction: null, locationId: locationOf(laboratories) },
    name: { en: 'Electricity used', de: 'Stromverbrauch' },
    formula: `${hourly('b2', 'electricity')} + ${hourly('b2', 'pv')}`,
  }),
  virtualMeter('self-consumption of the library', 'manager', {
    ...{ ...electricity, productType: 'PV', direction: 'PRODUCTION', locationId: locationOf(library) },
    name: { en: 'Self-consumption', de: 'Eigenverbrauch' },
    formula: `${hourly('b40', 'pv')} - ${fedIn('b40')}`,
  }),
  virtualMeter('electricity used in the library', 'manager', {
    ...{ ...electricity, direction: null, locationId: locationOf(library) },
    name: { en: 'Electricity used', de: 'Stromverbrauch' },
    formula: `${hourly('b40', 'electricity')} + ${hourly('b40', 'pv')} - ${fedIn('b40')}`,
  }),
]
