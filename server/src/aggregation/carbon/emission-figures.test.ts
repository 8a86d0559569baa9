import type { EmissionScope } from '@energycockpit/contract'
import type { CountedSeries } from '../by-location/consumption-plan'
import { bucketsByZone } from '../consumption/buckets-of-plan'
import { emissionFigures, emitted, type CellSums } from './emission-figures'

const year = { from: '2026-01-01', to: '2027-01-01' }
const berlin = bucketsByZone(year, 'P1M')
const { starts, end } = berlin('Europe/Berlin')
const hour = 3_600_000

const whole = { from: starts[0]!, to: end, locationId: 'hall', area: null }
const meter = (id: number, more: object = {}) =>
  ({
    ...{ id, unit: 'kWh', interval: 'PT1H', timeZone: 'Europe/Berlin', point: { id: `mp-${id}`, name: 'x' } },
    ...{ segments: [whole], ...more },
  }) as unknown as CountedSeries
const cell = (sum: number, values = 1, start = starts[0]!, seriesId = 1) => ({
  ...{ seriesId, start, sum, measured: values, estimated: 0 },
})
const figures = (sums: Partial<CellSums>, more: object = {}) =>
  emissionFigures(
    { energy: [], grid: [], contract: [], ...sums },
    {
      ...{ series: [meter(1)], leftOutAt: [], bucketsIn: berlin, scope: 2 as EmissionScope },
      expected: (_one, { from, to }) => (to - from) / hour,
      ...more,
    },
  )

describe('one cell', () => {
  const energy = 100
  test.each([
    ['of the contract whole', 10, 10, { locationBased: 30, marketBased: 5, ofContract: 10 }],
    ['without contract: the grid', 10, 0, { locationBased: 30, marketBased: 30, ofContract: 0 }],
    ['half of it by contract', 10, 5, { locationBased: 30, marketBased: 20, ofContract: 5 }],
  ])('%s', (_name, gridValues, contractValues, wanted) => {
    const found = emitted(cell(energy, 10), {
      energy,
      grid: cell(30, gridValues),
      contract: contractValues === 0 ? undefined : cell(5, contractValues),
    })
    expect(found).toMatchObject({ ...wanted, withoutFactor: 0, withoutMarketFactor: 0 })
  })

  test('what lacks a factor is told, and is not zero', () => {
    const none = emitted(cell(energy, 10), { energy, grid: undefined, contract: undefined })
    expect(none).toMatchObject({ withoutFactor: 10, withoutMarketFactor: 10 })
    expect([none.locationBased, none.marketBased]).toEqual([undefined, undefined])
    const byContract = emitted(cell(energy, 10), { energy, grid: undefined, contract: cell(0, 10) })
    expect(byContract).toMatchObject({ marketBased: 0, withoutFactor: 10, withoutMarketFactor: 0 })
    const partly = emitted(cell(energy, 10), { energy, grid: cell(20, 6), contract: undefined })
    expect(partly).toMatchObject({ locationBased: 20, withoutFactor: 4, withoutMarketFactor: 4 })
  })

  test('an empty one divides nothing', () => {
    expect(emitted(cell(0, 0), { energy: 0, grid: undefined, contract: undefined })).toMatchObject({
      ...{ values: 0, withoutFactor: 0, withoutMarketFactor: 0, marketBased: undefined },
    })
  })
})

test('each cell counts in its month, also where contracts cut one, and a location has all of them', () => {
  const midOfMarch = Date.UTC(2026, 2, 14, 23)
  const energy = [cell(10, 4), cell(20, 4, starts[2]), cell(40, 4, midOfMarch), cell(5, 4, starts[11])]
  const grid = energy.map((one) => ({ ...one, sum: one.sum / 2 }))
  const contract = [{ ...energy[2]!, sum: 1 }]
  const { months, locations } = figures({ energy, grid, contract })
  expect(months.energy).toEqual([10, null, 60, ...Array.from({ length: 8 }, () => null), 5])
  expect(months.locationBased[2]).toBe(30)
  expect(months.marketBased[2]).toBe(11)
  expect(months.ofContract[2]).toBe(0.5)
  expect(locations).toMatchObject({
    locationId: ['hall'],
    energy: [75],
    locationBased: [37.5],
    marketBased: [18.5],
  })
})

test('months of 743 and 745 hours are complete with as many values', () => {
  const energy = starts.map((start, month) => cell(1, ((starts[month + 1] ?? end) - start) / hour, start))
  const { months, locations } = figures({ energy })
  expect(energy.map(({ measured }) => measured)[2]).toBe(743)
  expect(energy.map(({ measured }) => measured)[9]).toBe(745)
  expect(months.known).toEqual(starts.map(() => 1))
  expect(locations.known).toEqual([1])
  expect(months.withoutFactor).toEqual(starts.map(() => 1))
  expect(months.locationBased).toEqual(starts.map(() => null))
})

test('fuels have one figure whoever sold them, and other units become kWh', () => {
  const sums = { energy: [cell(2)], grid: [cell(400)], contract: [cell(0)] }
  const { months } = figures(sums, { scope: 1, series: [meter(1, { unit: 'MWh' })] })
  expect([months.energy[0], months.locationBased[0], months.marketBased[0]]).toEqual([2000, 400, 400])
})

test('a meter that moved counts where it stood, and nowhere meanwhile', () => {
  const segments = [
    { ...whole, to: starts[1]! },
    { ...whole, from: starts[2]!, locationId: 'barn' },
  ]
  const energy = [cell(1), cell(2, 1, starts[1]), cell(4, 1, starts[2])]
  const { months, locations } = figures({ energy }, { series: [meter(1, { segments })], leftOutAt: ['barn'] })
  expect(locations).toMatchObject({ locationId: ['hall', 'barn'], energy: [1, 4], leftOut: [0, 1] })
  expect(months.energy.slice(0, 3)).toEqual([1, null, 4])
  expect(months.known[1]).toBe(0)
})
