import { findNegativeValues, findOutOfLimits } from './limits'
import { seconds, segmentWith } from './segment.testing'

const start = seconds('2024-01-01T00:00Z')
const hour = 3600

test('zero is not negative', () => {
  expect(findNegativeValues(segmentWith([0, 1, -0]))).toEqual([])
})

test('negative values in succession are one finding with the lowest as the worst', () => {
  expect(findNegativeValues(segmentWith([1, -1, -3, -2, 1, -1]))).toEqual([
    {
      kind: 'NEGATIVE',
      from: start + hour,
      to: start + 4 * hour,
      count: 3,
      worst: -3,
      parameters: { limit: 0 },
    },
    {
      kind: 'NEGATIVE',
      from: start + 5 * hour,
      to: start + 6 * hour,
      count: 1,
      worst: -1,
      parameters: { limit: 0 },
    },
  ])
})

test('the limits themselves are allowed', () => {
  expect(findOutOfLimits(segmentWith([-5, 10]), { min: -5, max: 10 })).toEqual([])
})

test('values above and below, with the limit for the explanation', () => {
  expect(findOutOfLimits(segmentWith([11, 12, 0, -7]), { min: -5, max: 10 })).toMatchObject([
    { kind: 'BELOW_LIMIT', from: start + 3 * hour, worst: -7, parameters: { limit: -5 } },
    { kind: 'ABOVE_LIMIT', from: start, count: 2, worst: 12, parameters: { limit: 10 } },
  ])
})

test('a gap between two such values parts them', () => {
  expect(findNegativeValues(segmentWith([-1, null, -1]))).toHaveLength(2)
})

test('context is not judged, and no limit is no rule', () => {
  expect(findNegativeValues(segmentWith([-1, 1], { context: 1 }))).toEqual([])
  expect(findOutOfLimits(segmentWith([-1e9, 1e9]), { min: null, max: null })).toEqual([])
})
