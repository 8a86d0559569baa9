import type { CountedSeries } from './consumption-plan'
import { figuresOfLocations } from './figures-of-locations'

const hour = 3_600_000
const day = 24 * hour
const span = { from: 0, to: 10 * day }
const series = (id: number, segments: CountedSeries['segments'], more: Partial<CountedSeries> = {}) => ({
  ...({
    id,
    segments,
    span,
    quantity: 'ENERGY',
    unit: 'kWh',
    interval: 'PT1H',
    seriesType: 'MEASURED',
  } as const),
  ...{ timeZone: 'UTC', locationId: segments[0]!.locationId, revision: 1 },
  point: { id: `mp-${id}`, name: `Meter ${id}` },
  ...more,
})
const segment = (from: number, to: number, locationId: string, area: number | null = null) => ({
  ...{ from: from * day, to: to * day, locationId, area },
})
const sum = (seriesId: number, start: number, value: number, days: number) => ({
  ...{ seriesId, start: start * day, sum: value, measured: days * 24, estimated: 0 },
})
const figures = (
  counted: readonly CountedSeries[],
  sums: Parameters<typeof figuresOfLocations>[1],
  more: Partial<Parameters<typeof figuresOfLocations>[0]> = {},
  now = 10 * day,
) =>
  figuresOfLocations(
    { unit: 'kWh', series: counted, leftOutAt: [], floorAreas: new Map(), ...more },
    sums,
    now,
  )

test('meters of a location add up, in one unit, and by the area of each time', () => {
  const found = figures(
    [
      series(1, [segment(0, 5, 'hall', 100), segment(5, 10, 'hall', 200)]),
      series(2, [segment(0, 10, 'hall', 100)], { unit: 'MWh' }),
    ],
    [sum(1, 0, 1000, 5), sum(1, 5, 1000, 5), sum(2, 0, 0.2, 10)],
    { floorAreas: new Map([['hall', 200]]) },
  )
  expect(found).toEqual({
    ...{ unit: 'kWh', locationId: ['hall'], meteringPoints: [2], leftOut: [0] },
    points: [
      [
        { id: 'mp-1', name: 'Meter 1' },
        { id: 'mp-2', name: 'Meter 2' },
      ],
    ],
    ...{ value: [2200], perArea: [1000 / 100 + 1000 / 200 + 200 / 100], floorArea: [200] },
    ...{ measured: [1], estimated: [0] },
  })
})

test('a part counts at the location of its time, and nowhere while the meter was behind another', () => {
  const moved = series(1, [segment(0, 2, 'hall'), segment(5, 10, 'barn')])
  const found = figures([moved], [sum(1, 0, 20, 2), sum(1, 2, 30, 3), sum(1, 5, 50, 5)])
  expect(found.locationId).toEqual(['hall', 'barn'])
  expect(found.value).toEqual([20, 50])
  expect(found.measured).toEqual([1, 1])
})

test('without an area throughout there is no figure by it; without values none at all', () => {
  const found = figures(
    [series(1, [segment(0, 5, 'hall', 100), segment(5, 10, 'hall')]), series(2, [segment(0, 10, 'barn', 5)])],
    [sum(1, 0, 10, 5), sum(1, 5, 10, 5)],
  )
  expect([found.value, found.perArea]).toEqual([
    [20, null],
    [null, null],
  ])
  expect(found.measured).toEqual([1, 0])
  // Before the area was known there was nothing to be divided by it.
  expect(
    figures([series(1, [segment(0, 5, 'a'), segment(5, 10, 'a', 2)])], [sum(1, 5, 4, 5)]).perArea,
  ).toEqual([2])
})

test('what is still to come is not missing; what was estimated is told apart', () => {
  const found = figures(
    [series(1, [segment(0, 10, 'hall')])],
    [{ ...sum(1, 0, 10, 2), estimated: 24 }],
    {},
    4 * day,
  )
  expect([found.measured, found.estimated]).toEqual([[0.5], [0.25]])
})

test('meters that cannot be converted are counted as left out, also where there is no other', () => {
  const found = figures([series(1, [segment(0, 10, 'hall')])], [], { leftOutAt: ['hall', 'barn', 'barn'] })
  expect(found.locationId).toEqual(['hall', 'barn'])
  expect([found.meteringPoints, found.leftOut]).toEqual([
    [1, 0],
    [1, 2],
  ])
})
