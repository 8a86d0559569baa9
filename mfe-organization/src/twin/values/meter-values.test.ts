import { objectOf, pointOf, seriesOf, valueOf, valuesOfTest } from '../twin.testing'
import { headline, isOverdue, valuesOf } from './meter-values'

const points = [
  pointOf('mp-1', 'Main', [seriesOf(1), seriesOf(2, 'POWER')]),
  pointOf('mp-2', 'Sensor', [seriesOf(3, 'TEMPERATURE')]),
]
const object = objectOf('hall', 'BUILDING', null, { meteringPoints: ['mp-2', 'mp-1', 'unknown'] })
const latest = { value: 5, to: '2026-11-24T13:15:00.000Z' }
const idOf = (values: Parameters<typeof valuesOf>[2]) => headline(valuesOf(object, points, values))?.series.id

test('the series of an object follow the order in which its metering points are assigned', () => {
  expect(valuesOf(object, points, undefined).map(({ series }) => series.id)).toEqual([3, 1, 2])
  expect(headline([])).toBeUndefined()
})

test('what stands for an object has a value, comes from the first metering point, and is power where there is some', () => {
  expect(idOf(undefined)).toBe(3)
  expect(idOf(valuesOfTest([valueOf(3, latest), valueOf(1, latest), valueOf(2, latest)]))).toBe(3)
  expect(idOf(valuesOfTest([valueOf(3, null), valueOf(1, latest), valueOf(2, latest)]))).toBe(2)
  expect(idOf(valuesOfTest([valueOf(1, latest)]))).toBe(1)
})

test.each([
  ['PT15M', '2026-11-24T12:30:00.000Z', false],
  ['PT15M', '2026-11-24T12:00:00.000Z', true],
  ['PT1H', '2026-11-24T10:30:00.000Z', false],
  ['PT1H', '2026-11-24T10:00:00.000Z', true],
  ['P1D', '2026-11-22T23:00:00.000Z', false],
  ['P1D', '2026-11-20T23:00:00.000Z', true],
] as const)('of %s values one until %s is old: %s', (interval, to, expected) => {
  const series = { ...seriesOf(1), interval }
  const one = { point: points[0]!, series, value: valueOf(1, { value: 1, to }) }
  expect(isOverdue(one, valuesOfTest().at)).toBe(expected)
  expect(isOverdue({ ...one, value: valueOf(1, null) }, valuesOfTest().at)).toBe(false)
})
