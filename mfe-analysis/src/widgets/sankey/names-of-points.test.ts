import type { EnergyFlows } from '@energycockpit/contract'
import { namesOfPoints } from './names-of-points'

const node = (id: string, type: EnergyFlows['nodes'][number]['type'], name: string) => ({
  ...{ id, type, name, depth: 0 },
})
const link = (source: string, target: string) => ({ source, target, value: 1, measured: 1, estimated: 0 })
const flows = (nodes: EnergyFlows['nodes'], links: EnergyFlows['links']): EnergyFlows => ({
  ...{ unit: 'kWh', leftOut: 0, above: [], nodes, links },
})

test('meters of one name are told apart by the place that they are in, also behind another meter', () => {
  const mill = flows(
    [
      ...[node('mill', 'LOCATION', 'Mill'), node('m', 'METERING_POINT', 'Electricity')],
      ...[node('saw', 'METERING_POINT', 'Saw'), node('s', 'METERING_POINT', 'Electricity')],
      node('unexplained m', 'NOT_EXPLAINED', ''),
    ],
    [link('mill', 'm'), link('m', 'saw'), link('saw', 's'), link('unexplained m', 'm')],
  )
  expect([...namesOfPoints([mill])]).toEqual([
    ['m', 'Mill › Electricity'],
    ['s', 'Mill › Electricity'],
  ])
})

test('a name that only one has stays, and so does one of which no place is known', () => {
  const one = flows(
    [node('mill', 'LOCATION', 'Mill'), node('m', 'METERING_POINT', 'Electricity')],
    [link('mill', 'm')],
  )
  expect(namesOfPoints([one]).size).toBe(0)
  const root = flows([node('x', 'METERING_POINT', 'Electricity')], [])
  expect([...namesOfPoints([one, root])]).toEqual([['m', 'Mill › Electricity']])
})
