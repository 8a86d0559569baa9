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

test('a month of which the period has a part is none to compare', () => {
  const months: SeriesValues = {
    ...energy,
    granularity: 'P1M',
    from: '2025-12-15T00:00:00Z',
    to: '2026-03-15T00:00:00Z',
    at: ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'].map((date) => Date.parse(date)),
    value: [40, 100, 90, 30],
    measured: [1, 1, 1, 1],
    estimated: [0, 0, 0, 0],
  }
  const ofMonths = (to: string) =>
    figures({ ...months, to })
      .filter(({ of }) => of === 'P1M')
      .map(({ value }) => value)
  expect(ofMonths('2026-03-15T00:00:00Z')).toEqual([95, 90, 100])
  // As its zone has it: in the summer, London's April begins an hour before.
  expect(ofMonths('2026-03-31T23:00:00Z')).toEqual([220 / 3, 30, 100])
})

test.each([
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
  ['Asia/Kathmandu', '2026-04-04T18:15:00Z', 24],
  ['America/St_Johns', '2026-03-08T03:30:00Z', 23],
  ['Europe/London', '2026-10-24T23:00:00Z', 25],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', 24],
])('the last day in %s is whole when all its hours are over', (timeZone, from, hoursOfDay) => {
  const begin = Date.parse(from)
  const of = (length: number) => {
    const to = new Date(begin + length * 3_600_000).toISOString()
    const one = { at: [begin], value: [7], measured: [1], estimated: [0] }
    return figures({ ...energy, ...one, timeZone, from, to }).find(({ name }) => name === 'minimum')
  }
  expect(of(hoursOfDay)?.value).toBe(7)
  expect(of(hoursOfDay - 0.5)?.value).toBeNull()
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
