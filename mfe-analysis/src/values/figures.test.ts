import type { SeriesValues } from '@energycockpit/contract'
import { figuresOf } from './figures'
import { presetGroups } from './preset-groups'
import { periodPresets } from '@energycockpit/time'

const day = 86_400_000
const start = Date.parse('2026-11-01T00:00:00Z')
const energy: SeriesValues = {
  seriesId: 1,
  quantity: 'ENERGY',
  unit: 'kWh',
  timeZone: 'Europe/London',
  granularity: 'P1D',
  aggregation: 'SUM',
  function: 'SUM',
  from: '2026-11-01T00:00:00Z',
  to: '2026-11-06T00:00:00Z',
  at: [0, 1, 2, 3, 4].map((place) => start + place * day),
  value: [100, 140, 3, 60, 20],
  measured: [1, 0.6, 0.1, 1, 1],
  estimated: [0, 0.4, 0, 0, 0],
  total: { value: 323, minimum: 1, maximum: 9, mean: 4, measured: 0.9, estimated: 0, expected: 120 },
}
/** The fifth day still goes on. */
const now = start + 4.5 * day
const figures = (values: SeriesValues, floorArea: number | null = null) =>
  figuresOf({ values, interval: 'PT1H', floorArea, now })
const hours: SeriesValues = { ...energy, granularity: 'PT1H' }

test('energy has a total and stands against the floor area', () => {
  expect(figures(hours, 250).map(({ name, value, unit, of }) => [name, value, unit, of])).toEqual([
    ['total', 323, 'kWh', undefined],
    ['perArea', 1.292, 'kWh/m²', undefined],
    ['mean', 4, 'kWh', 'PT1H'],
    ['minimum', 1, 'kWh', 'PT1H'],
    ['maximum', 9, 'kWh', 'PT1H'],
  ])
})

test('where days are drawn, mean, lowest and highest are those of whole days, and a single hour is named apart', () => {
  expect(figures(energy).slice(1)).toEqual([
    { name: 'mean', value: 100, unit: 'kWh', of: 'P1D' },
    {
      name: 'minimum',
      value: 60,
      unit: 'kWh',
      of: 'P1D',
      when: { from: start + 3 * day, to: start + 4 * day },
    },
    { name: 'maximum', value: 140, unit: 'kWh', of: 'P1D', when: { from: start + day, to: start + 2 * day } },
    { name: 'single', value: 9, unit: 'kWh', of: 'PT1H' },
  ])
})

test('of a period without a whole day nothing is told of days', () => {
  const [, ...ofDays] = figures({ ...energy, measured: [0.5, 0, 0, 0.5, 1], estimated: [0, 0, 0, 0, 0] })
  expect(ofDays.map(({ name, value }) => [name, value])).toEqual([
    ...[
      ['mean', null] as const,
      ['minimum', null] as const,
      ['maximum', null] as const,
      ['single', 9] as const,
    ],
  ])
})

test('of too many to draw the lowest and the highest are there, and their mean is not known', () => {
  const ofDays = figures({ ...energy, sampledFrom: 4000 }).slice(1)
  expect(ofDays).toMatchObject([
    { name: 'minimum', value: 3 },
    { name: 'maximum', value: 140 },
    { name: 'single', value: 9 },
  ])
  expect(ofDays.some(({ when }) => when)).toBe(false)
})

test.each([null, 0])('without a floor area (%s) there is nothing to divide by', (area) => {
  expect(figures(energy, area).map((figure) => figure.name)).not.toContain('perArea')
})

test('means have no total', () => {
  const temperature: SeriesValues = { ...hours, quantity: 'TEMPERATURE', unit: '°C', aggregation: 'MEAN' }
  expect(figures(temperature, 250).map((figure) => figure.name)).toEqual(['mean', 'minimum', 'maximum'])
  const [mean] = figures({ ...temperature, granularity: 'P1D' })
  expect(mean).toEqual({ name: 'mean', value: 4, unit: '°C' })
})

test('without values the figures stay empty', () => {
  const none = {
    ...energy,
    value: energy.value.map(() => null),
    total: { ...energy.total, value: null, minimum: null, maximum: null, mean: null },
  }
  expect(figures(none, 250).every((figure) => figure.value === null)).toBe(true)
})

test('every preset is offered once', () => {
  expect(presetGroups.flatMap((group) => group.presets).sort()).toEqual([...periodPresets].sort())
})
