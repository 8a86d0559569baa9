import type { ReceivingSeries } from '@energycockpit/contract'
import { suggestSeries } from './suggest-series'

const meter = (
  id: number,
  meteringPointId: string,
  meterNumber: string | null,
  unit = 'kWh',
  ids: { malo?: string; melo?: string } = {},
) =>
  ({
    ...{ id, unit, quantity: 'ENERGY', direction: 'PURCHASE', interval: 'PT15M' },
    meteringPoint: {
      ...{ id: `mp-${id}`, name: 'Main meter', meteringPointId, meterNumber },
      ...{ malo: null, melo: null, productType: 'ELECTRICITY', ...ids },
    },
    location: { name: 'Library', timeZone: 'Europe/Berlin' },
  }) satisfies ReceivingSeries
const candidates = [
  meter(1, 'DE00056266802AO6G56M11SN51G21M24S', '1EMH0012345678'),
  meter(2, '41373559241', null),
  meter(3, 'DEMO-MP-000000002', 'Z-7', 'm³'),
  meter(4, 'DEMO-MP-000000002', 'Z-8'),
  meter(5, 'DEMO-MP-000000005', null, 'kWh', {
    ...{ malo: '52935155442', melo: 'AT00056266802AO6G56M11SN51G21M24S' },
  }),
]

test.each([
  ['by its MeLo-ID', 'DE00056266802AO6G56M11SN51G21M24S 1-1:1.29.0', '', null, 1],
  ['by an id in groups', 'DE 000562 66802 AO6G5 6M11S N51G2 1M24S', '', null, 1],
  ['by its meter number', '1emh0012345678', '', 'kWh', 1],
  ['in the heading of its column', '', 'MaLo 413 735 592 41 [kWh]', 'kWh', null],
  ['in a word of the heading', '', 'MaLo 41373559241 [kWh]', 'kWh', 2],
  ['by the unit, where two bear the name', 'DEMO-MP-000000002', '', 'l', 3],
  ['by the MaLo-ID that somebody entered', '52935155442', '', null, 5],
  ['and by the MeLo-ID', 'AT 000562 66802 AO6G5 6M11S N51G2 1M24S', '', null, 5],
  ['not where two could be meant', 'DEMO-MP-000000002', '', null, null],
  ['not where the unit does not fit', '41373559241', '', '°C', null],
  ['not by a part of the number', '1EMH', '', null, null],
])('a series is found %s', (_, written, heading, unit, expected) => {
  const source = { column: 1, meter: written, unit }
  expect(suggestSeries(source, ['time', heading], candidates)?.id ?? null).toBe(expected)
})

test('powers go to the energy of the meter that is named, unless it has a series of its power', () => {
  const energy = meter(1, 'DE1', '4711')
  const source = { column: 1, meter: '4711', unit: 'kW' }
  expect(suggestSeries(source, [], [energy])?.id).toBe(1)
  const power = { ...meter(2, 'DE1', '4711', 'kW'), quantity: 'POWER' as const }
  expect(suggestSeries(source, [], [energy, power])?.id).toBe(2)
  expect(suggestSeries({ ...source, unit: 'kWh' }, [], [energy, power])?.id).toBe(1)
  expect(suggestSeries({ ...source, unit: '°C' }, [], [energy, power])).toBeNull()
})
