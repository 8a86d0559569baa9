import type { EnergyFlows } from '@energycockpit/contract'

const node = (id: string, type: EnergyFlows['nodes'][number]['type'], depth: number, name = '') => ({
  ...{ id, type, depth, name },
})
const link = (source: string, target: string, value: number, measured = 1) => ({
  ...{ source, target, value, measured, estimated: 0 },
})

/** A location with a roof, a main meter and submeters, one of which counts less than what is below it. */
export const mill: EnergyFlows = {
  unit: 'kWh',
  above: [],
  nodes: [
    ...[node('north', 'ORG_UNIT', 0, 'North'), node('mill', 'LOCATION', 1, 'Mill')],
    ...[node('main', 'METERING_POINT', 2, 'Main'), node('saw', 'METERING_POINT', 3, 'Saw')],
    ...[node('blade', 'METERING_POINT', 4, 'Blade'), node('loss main', 'LOSS', 3)],
    ...[node('unexplained saw', 'NOT_EXPLAINED', 2), node('generation mill', 'GENERATION', 0)],
    ...[node('own-use mill', 'OWN_USE', 2), node('feed-in mill', 'FEED_IN', 2)],
  ],
  links: [
    ...[link('north', 'mill', 1000), link('mill', 'main', 1000), link('main', 'saw', 800, 0.9)],
    ...[link('main', 'loss main', 200, 0.9), link('saw', 'blade', 850), link('unexplained saw', 'saw', 50)],
    ...[link('generation mill', 'mill', 250), link('mill', 'own-use mill', 210)],
    link('mill', 'feed-in mill', 40),
  ],
  leftOut: 2,
}

/** The same from the saw's meter on. */
export const saw: EnergyFlows = {
  unit: 'kWh',
  above: [],
  nodes: [
    ...[node('saw', 'METERING_POINT', 0, 'Saw'), node('blade', 'METERING_POINT', 1, 'Blade')],
    node('unexplained saw', 'NOT_EXPLAINED', -1),
  ],
  links: [link('saw', 'blade', 850), link('unexplained saw', 'saw', 50)],
  leftOut: 0,
}

export const noFlows: EnergyFlows = { unit: 'kWh', above: [], nodes: [], links: [], leftOut: 0 }
