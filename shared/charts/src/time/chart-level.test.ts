import { axesOfSeries } from './axes-of-series'
import { hour, seriesOf, start } from './example-series.testing'
import { levelsOfSeries } from './levels-of-series'
import { estimated, sure } from './series-points'
import type { TimeSeries } from './time-series'

const now = start + 1000 * hour
const shown = (series: TimeSeries[], more: { stacked?: boolean; hidden?: string[] } = {}) =>
  levelsOfSeries({ series, now, stacked: more.stacked ?? false, hidden: new Set(more.hidden) })

const energy = seriesOf('a', { value: [10, 20, 30] })
const inMwh = seriesOf('b', { value: [0.01, null, 0.03], unit: 'MWh' })
const temperature = seriesOf('c', { value: [-4, 5, 6], unit: '°C', aggregation: 'MEAN' })
const water = seriesOf('d', { value: [1, 2, 3], unit: 'm³' })

test('series share an axis where their units say the same, and a third unit has none', () => {
  const { groups, refused } = axesOfSeries([energy, temperature, inMwh, water])
  expect(groups.map(({ unit, series }) => [unit, series.map(({ id }) => id)])).toEqual([
    ['kWh', ['a', 'b']],
    ['°C', ['c']],
  ])
  expect(refused.map(({ id }) => id)).toEqual(['d'])
  expect(axesOfSeries([])).toEqual({ groups: [], refused: [] })
})

test('what is switched off makes room for another unit', () => {
  const { levels, refused } = shown([energy, temperature, water], { hidden: ['c'] })
  expect(refused).toEqual([])
  expect(levels[0]!.axes.map(({ unit }) => unit)).toEqual(['kWh', 'm³'])
})

test('values of one axis are in one unit, those of the other keep theirs', () => {
  const [level] = shown([energy, inMwh, temperature]).levels
  const [a, b, c] = level!.series
  expect([...a!.points.value]).toEqual([10, 20, 30])
  expect([...b!.points.value]).toEqual([10, NaN, 30])
  expect([...c!.points.value]).toEqual([-4, 5, 6])
  expect(level!.series.map(({ axis }) => axis)).toEqual([0, 0, 1])
  expect(level!.axes[0]!.minimum).toBe(0)
  expect(level!.axes[1]!.minimum).toBeLessThan(0)
})

test('a stack adds up, holds its sum on the axis, and a missing part adds nothing', () => {
  const [level] = shown([energy, inMwh, temperature], { stacked: true }).levels
  expect(level!.series.map(({ stack }) => stack && [...stack.value])).toEqual([
    [10, 20, 30],
    [20, 20, 60],
    undefined,
  ])
  expect(level!.axes[0]!.maximum).toBe(60)
})

test('where all parts of a stack are missing there is a gap, and parts meet by their instants', () => {
  const gappy = seriesOf('x', { value: [1, null, 3] })
  const later = seriesOf('y', { value: [null, 30], first: start + hour })
  const [level] = shown([gappy, later], { stacked: true }).levels
  expect(level!.series.map(({ stack }) => [...stack!.value])).toEqual([
    [1, NaN, 3],
    [1, NaN, 33],
  ])
})

test('what is compared is no part of the stack', () => {
  const before = seriesOf('p', { value: [9, 9, 9] }, { isComparison: true })
  const [level] = shown([energy, before], { stacked: true }).levels
  expect(level!.series.map(({ stack }) => stack !== undefined)).toEqual([true, false])
})

test('gaps and estimates of several series are joined', () => {
  const one = seriesOf('x', { value: [1, null, null, 4, 5], estimated: [0, 0, 0, 1, 0] })
  const other = seriesOf('y', { value: [1, 2, null, null, 5] })
  const [level] = shown([one, other]).levels
  expect(level!.gaps).toEqual([[start + hour, start + 4 * hour]])
  expect(level!.estimates).toEqual([[start + 3 * hour, start + 4 * hour]])
  expect([...level!.series[0]!.points.trust]).toEqual([sure, sure, sure, estimated, sure])
})

test('finer values are a level of their own as soon as every series that is shown has them', () => {
  const quarter = { granularity: 'PT15M', length: hour / 4, value: [1, 2, 3, 4] } as const
  const finer = seriesOf('f', quarter).values
  const having = { ...energy, finer }
  expect(shown([having, inMwh]).levels).toHaveLength(1)
  const { levels, extent } = shown([having, inMwh], { hidden: ['b'] })
  expect(levels.map(({ from, to }) => [from, to])).toEqual([
    [start, start + hour],
    [start, start + 3 * hour],
  ])
  // The axis is that of what is drawn: a quarter of an hour uses less than an hour.
  expect(levels.map(({ axes }) => axes[0]!.maximum)).toEqual([4, 30])
  expect(extent).toEqual({ from: start, to: start + 3 * hour })
})

test('stretches keep both their ends', () => {
  const values = {
    ...energy.values,
    ...{
      at: [start, start + 2 * hour, start + 5 * hour],
      value: [1, 9, 4],
      measured: [1, 1, 1],
      estimated: [0, 0, 0],
    },
    segments: { first: start, length: 3 * hour, bucketLength: hour, measured: [1, 1], estimated: [0, 0] },
    to: new Date(start + 6 * hour).toISOString(),
  }
  const [level] = shown([{ ...energy, values }]).levels
  expect([...level!.series[0]!.points.value]).toEqual([1, 9, 4, 4])
})

test('a band is on the scale of its axis, which has room for it, and has a gap where its line has one', () => {
  const uncertainty = { label: 'Uncertainty', value: [0.005, 0.001, null] }
  const banded: TimeSeries = { ...inMwh, uncertainty }
  const [level] = shown([energy, banded]).levels
  const [a, b] = level!.series
  expect([a!.band, b!.band]).toEqual([undefined, { low: [5, null, null], high: [15, null, null] }])
  const wide = { ...energy, uncertainty: { label: '', value: [100, 0, 0] } }
  const { minimum, maximum } = shown([wide]).levels[0]!.axes[0]!
  expect([minimum <= -90, maximum >= 110]).toEqual([true, true])
})
