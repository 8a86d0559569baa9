import type { ChosenSeries, Statistics } from '@energycockpit/contract'
import { statisticRows } from './statistic-rows'

const column = <Value>(...values: Value[]) => values
const statistics: Statistics = {
  ...{ seriesId: [2, 1], meteringPointId: ['b', 'a'], name: ['B', 'A'], location: ['L', 'L'] },
  ...{ measured: [0.5, 1], estimated: [0, 0], quantity: ['TEMPERATURE', 'ENERGY'], unit: ['°C', 'kWh'] },
  ...{ count: [0, 3], minimum: column(null, 1), maximum: column(null, 4), mean: column(null, 2) },
  ...{ median: column(null, 2), percentile: column(null, 3), mode: column(null, 1), sum: column(null, 6) },
  ...{ counter: column(null, 6), first: column(null, 1), last: column(null, 4), peak: column(null, 16) },
  ...{ peakUnit: column(null, 'kW'), minimumAt: column(null, 10), maximumAt: column(null, 30) },
  ...{ firstAt: column(null, 10), lastAt: column(null, 30) },
}
const chosen = { series: [{ seriesId: 1 }, { seriesId: 2 }, { seriesId: 3 }] } as ChosenSeries

test('each series gets its figures, in the order of the choice; what was left out has no row', () => {
  const rows = statisticRows(chosen, statistics)
  expect(rows.map(({ series, measured }) => [series.seriesId, measured])).toEqual([
    [1, 1],
    [2, 0.5],
  ])
})

test('all eleven functions have their units, and those of one interval say when it was', () => {
  expect(statisticRows(chosen, statistics)[0]!.figures).toEqual({
    PEAK: { value: 16, unit: 'kW', at: 30 },
    COUNT: { value: 3 },
    COUNTER: { value: 6, unit: 'kWh' },
    FIRST: { value: 1, unit: 'kWh', at: 10 },
    LAST: { value: 4, unit: 'kWh', at: 30 },
    MAX: { value: 4, unit: 'kWh', at: 30 },
    MEAN: { value: 2, unit: 'kWh' },
    MIN: { value: 1, unit: 'kWh', at: 10 },
    MODE: { value: 1, unit: 'kWh' },
    PERCENTILE: { value: 3, unit: 'kWh' },
    SUM: { value: 6, unit: 'kWh' },
  })
})

test('a series without values counts none and has no other figure', () => {
  const { COUNT, ...others } = statisticRows(chosen, statistics)[1]!.figures
  expect(COUNT).toEqual({ value: 0 })
  expect(Object.values(others).every((figure) => figure === null)).toBe(true)
})
