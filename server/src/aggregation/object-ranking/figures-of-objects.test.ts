import { figuresOfObjects, type FigureRules } from './figures-of-objects'
import type { OwnedSegment, OwnedSeries } from './owned-series'
import type { WeatherFactor } from './weather-factor'

const hour = 3_600_000
const segment = (change: Partial<OwnedSegment> = {}): OwnedSegment => ({
  ...{ from: 0, to: 10 * hour, locationId: 'l', area: 100, owner: 'o', ...change },
})
const series = (id: number, segments: OwnedSegment[]): OwnedSeries => ({
  ...{ id, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H', seriesType: 'MEASURED', timeZone: 'UTC' },
  ...{ revision: 1, locationId: 'l', point: { id: `p${id}`, name: `P${id}` } },
  ...{ span: { from: 0, to: 10 * hour }, segments },
})
const sum = (seriesId: number, start: number, value: number) => ({
  ...{ seriesId, start, sum: value, measured: 5, estimated: 0 },
})
const figures = (all: OwnedSeries[], sums: ReturnType<typeof sum>[], rules: Partial<FigureRules> = {}) =>
  figuresOfObjects({ unit: 'kWh', series: all }, sums, {
    ...{ per: 'TOTAL', hasManyLocations: false, factorOf: () => 'STATION_UNKNOWN', now: 20 * hour },
    ...rules,
  })

test('what was counted for another belongs to that, and Wh are kWh', () => {
  const moved = series(1, [segment({ to: 5 * hour }), segment({ from: 5 * hour, owner: 'other' })])
  const found = figures(
    [moved, { ...series(2, [segment()]), unit: 'Wh' }],
    [sum(1, 0, 3), sum(1, 5 * hour, 4), sum(2, 0, 2000)],
  )
  expect(found.get('o')).toMatchObject({ value: 5, isThroughout: false, expected: 15, measured: 10 })
  expect(found.get('other')).toMatchObject({ value: 4, isThroughout: false, expected: 5 })
})

test('each value by the area of its time; a unit by the mean area of its locations', () => {
  const grown = series(1, [segment({ to: 5 * hour }), segment({ from: 5 * hour, area: 200 })])
  const sums = [sum(1, 0, 100), sum(1, 5 * hour, 400)]
  expect(figures([grown], sums, { per: 'FLOOR_AREA' }).get('o')?.value).toBe(3)
  // Two meters at one location are at one area.
  const second = series(2, [segment({ to: 5 * hour }), segment({ from: 5 * hour, area: 200 })])
  const other = series(3, [segment({ locationId: 'm', area: 50 })])
  const unit = figures([grown, second, other], [...sums, sum(3, 0, 300)], {
    ...{ per: 'FLOOR_AREA', hasManyLocations: true },
  })
  expect(unit.get('o')?.value).toBe(800 / (150 + 50))
  const unknown = series(1, [segment({ area: null })])
  expect(figures([unknown], [sum(1, 0, 1)], { per: 'FLOOR_AREA' }).get('o')).toMatchObject({
    ...{ value: null, reason: 'AREA_UNKNOWN' },
  })
})

test('heat of each location by its own weather; of none where one is not known', () => {
  const factors: Record<string, WeatherFactor> = {
    l: { degreeDays: 100, meanDegreeDays: 150 },
    m: { degreeDays: 100, meanDegreeDays: 50 },
  }
  const factorOf = (id: string) => factors[id] ?? ('STATION_UNKNOWN' as const)
  const at = (id: number, locationId: string) => series(id, [segment({ locationId })])
  const rules = { per: 'WEATHER', factorOf } as const
  const sums = [sum(1, 0, 10), sum(2, 0, 10)]
  expect(figures([at(1, 'l'), at(2, 'm')], sums, rules).get('o')?.value).toBe(20)
  expect(figures([at(1, 'l'), at(2, 'x')], sums, rules).get('o')).toMatchObject({
    ...{ value: null, reason: 'STATION_UNKNOWN' },
  })
})
