import type { ChartValues } from '../chart-values'
import { heatGrid, heatStep } from './heat-grid'

const hour = 3_600_000

function hoursOf(from: string, to: string, timeZone = 'Europe/Berlin'): ChartValues {
  const at: number[] = []
  for (let each = Date.parse(from); each < Date.parse(to); each += hour) at.push(each)
  return {
    ...{ unit: 'kWh', timeZone, granularity: 'PT1H', aggregation: 'SUM', from, to, at },
    ...{ value: at.map(() => 1), measured: at.map(() => 1), estimated: at.map(() => 0) },
    total: { value: 1, mean: 1, measured: 1, estimated: 0, expected: at.length },
  }
}

test('the day of 25 hours has the doubled hour as two halves of one cell', () => {
  const grid = heatGrid(hoursOf('2026-10-24T22:00:00Z', '2026-10-26T23:00:00Z'))
  expect(grid.days.map(({ isWhole }) => isWhole)).toEqual([true, true])
  expect(grid.cells).toHaveLength(49)
  expect(grid.cells.slice(1, 5)).toEqual([
    ...[
      { day: 0, hour: 1 },
      { day: 0, hour: 2, half: 0 },
      { day: 0, hour: 2, half: 1 },
      { day: 0, hour: 3 },
    ],
  ])
  expect(grid.leftOut).toEqual([])
})

test('the day of 23 hours has no cell for the hour that the clock leaves out', () => {
  const grid = heatGrid(hoursOf('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'))
  expect(grid.cells).toHaveLength(23)
  expect(grid.leftOut).toEqual([{ day: 0, hour: 2 }])
  expect(grid.bucketOf(0, 2)).toBe(-1)
  expect(grid.bucketOf(0, 3)).toBe(2)
})

test('hours before and after the period are not said to be left out', () => {
  const grid = heatGrid(hoursOf('2026-06-01T10:00:00Z', '2026-06-03T10:00:00Z'))
  expect(grid.days.map(({ isWhole }) => isWhole)).toEqual([false, true, false])
  expect(grid.leftOut).toEqual([])
})

test('keys go by hours and by days, over the hour that is left out', () => {
  const grid = heatGrid(hoursOf('2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z'))
  expect(heatStep('ArrowRight', undefined, grid)).toBe(0)
  expect(heatStep('ArrowDown', 0, grid)).toBe(1)
  expect(heatStep('ArrowUp', 0, grid)).toBe(0)
  // From two o'clock to the day that has none: three o'clock.
  expect(heatStep('ArrowRight', 2, grid)).toBe(26)
  expect(heatStep('ArrowLeft', 26, grid)).toBe(3)
  expect(heatStep('End', 3, grid)).toBe(46)
  expect(heatStep('a', 3, grid)).toBeUndefined()
})
