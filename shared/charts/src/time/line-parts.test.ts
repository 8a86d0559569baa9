import { valuesOf } from './example-series.testing'
import { lonePoints, partsOfTrust, signedPoints, stepsOf, wholeLine } from './line-parts'
import { estimated, sure } from './series-points'

const points = (value: number[], trust: number[] = value.map(() => sure)) => ({
  at: Float64Array.from(value, (_, place) => place),
  value: Float64Array.from(value),
  trust: Uint8Array.from(trust),
})
const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const written = (line: { x: number; y: number | null }[]) =>
  line.map(({ x, y }) => `${x}:${y ?? '-'}`).join(' ')

test('steps are as wide as their buckets, also the first, the last, and one that is alone', () => {
  const values = valuesOf({ value: [1, null, 3], first: 0, length: 10 })
  expect(written(stepsOf(values, points([1, NaN, 3]), places(3), true))).toBe('0:1 10:1 10:- 20:- 20:3 30:3')
  expect(written(stepsOf(values, points([1, 2, NaN]), places(2), false))).toBe('0:1 10:1 10:- 10:2 20:2 20:-')
})

test('every part of a line is drawn once: solid to what is sure, dashed to what is estimated', () => {
  const line = points([1, 2, 3, 4, 5], [sure, sure, estimated, sure, sure])
  expect(written(partsOfTrust(line, places(5), sure))).toBe('0:1 1:2 2:- 2:3 3:4 4:5')
  expect(written(partsOfTrust(line, places(5), estimated))).toBe('1:2 2:3')
})

test('a line does not go over a gap, and what stands alone is a point', () => {
  const line = points([1, 2, NaN, 4, NaN, 6, 7])
  expect(written(partsOfTrust(line, places(7), sure))).toBe('0:1 1:2 5:- 5:6 6:7')
  expect(written(lonePoints(line, places(7)))).toBe('3:4')
  expect(written(wholeLine(line, places(3)))).toBe('0:1 1:2 2:-')
})

test('signs stand at the same instants wherever the window is', () => {
  const line = points(places(100))
  const inWhole = signedPoints(line, places(100), 10, 0.25).map(({ x }) => x)
  const inPart = signedPoints(line, places(100).slice(40, 80), 10, 0.25).map(({ x }) => x)
  expect(inPart.slice(1).every((x) => inWhole.includes(x))).toBe(true)
  expect(inWhole).toHaveLength(11)
})
