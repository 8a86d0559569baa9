import { findJumps } from './jumps'
import { seconds, segmentWith } from './segment.testing'

const start = seconds('2024-01-01T00:00Z')

test('a step as great as allowed is none', () => {
  expect(findJumps(segmentWith([0, 10, 0]), 10)).toEqual([])
})

test('a greater one is found up and down, joined, with the value after the greatest step', () => {
  expect(findJumps(segmentWith([5, 30, 4, 5]), 10)).toEqual([
    {
      kind: 'JUMP',
      from: start + 3600,
      to: start + 3 * 3600,
      count: 2,
      worst: 4,
      parameters: { perHour: 10, previous: 30 },
    },
  ])
})

test('after a gap more is allowed, by its length', () => {
  expect(findJumps(segmentWith([0, null, 20]), 10)).toEqual([])
  expect(findJumps(segmentWith([0, null, 21]), 10)).toHaveLength(1)
})

test('within a quarter no less than in an hour is allowed', () => {
  expect(findJumps(segmentWith([0, 10], { interval: 'PT15M' }), 10)).toEqual([])
})

test('the first value is compared with the context', () => {
  expect(findJumps(segmentWith([0, 50], { context: 1 }), 10)).toHaveLength(1)
  expect(findJumps(segmentWith([0, 50, 50], { context: 2 }), 10)).toEqual([])
})
