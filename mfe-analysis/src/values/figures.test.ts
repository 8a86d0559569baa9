import type { SeriesValues } from '@energycockpit/contract'
import { figuresOf } from './figures'
import { presetGroups } from './preset-groups'
import { periodPresets } from '@energycockpit/time'

const energy: SeriesValues = {
  seriesId: 1,
  quantity: 'ENERGY',
  unit: 'kWh',
  timeZone: 'Europe/London',
  granularity: 'P1D',
  aggregation: 'SUM',
  function: 'SUM',
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  at: [],
  value: [],
  measured: [],
  estimated: [],
  total: { value: 500, minimum: 1, maximum: 9, mean: 4, measured: 1, estimated: 0, expected: 720 },
}

test('energy has a total and stands against the floor area', () => {
  expect(figuresOf(energy, 250).map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['total', 500, 'kWh'],
    ['perArea', 2, 'kWh/m²'],
    ['mean', 4, 'kWh'],
    ['minimum', 1, 'kWh'],
    ['maximum', 9, 'kWh'],
  ])
})

test.each([null, 0])('without a floor area (%s) there is nothing to divide by', (area) => {
  expect(figuresOf(energy, area).map((figure) => figure.name)).not.toContain('perArea')
})

test('means have no total', () => {
  const temperature: SeriesValues = { ...energy, quantity: 'TEMPERATURE', unit: '°C', aggregation: 'MEAN' }
  expect(figuresOf(temperature, 250).map((figure) => figure.name)).toEqual(['mean', 'minimum', 'maximum'])
})

test('without values the figures stay empty', () => {
  const none = {
    ...energy,
    total: { ...energy.total, value: null, minimum: null, maximum: null, mean: null },
  }
  expect(figuresOf(none, 250).every((figure) => figure.value === null)).toBe(true)
})

test('every preset is offered once', () => {
  expect(presetGroups.flatMap((group) => group.presets).sort()).toEqual([...periodPresets].sort())
})
