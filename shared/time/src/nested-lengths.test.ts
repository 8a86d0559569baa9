import type { BucketLength } from './buckets'
import { commonLength, fitsInto, isOfCalendar } from './nested-lengths'

test.each<[BucketLength, BucketLength, boolean]>([
  ['PT30M', 'PT1H', true],
  ['PT5M', 'PT15M', true],
  ['PT15M', 'PT15M', true],
  ['PT10M', 'PT15M', false],
  ['PT1H', 'PT30M', false],
  ['PT30M', 'P1D', true],
  ['P1M', 'P1D', false],
  ['P1M', 'P3M', true],
  ['P3M', 'P1Y', true],
  ['P1Y', 'P3M', false],
  ['P1D', 'PT1H', false],
  ['P1M', 'PT1H', false],
])('%s in %s: %s', (interval, length, expected) => {
  expect(fitsInto(interval, length)).toBe(expected)
})

test.each<[BucketLength[], BucketLength]>([
  [['PT15M'], 'PT15M'],
  [['PT10M', 'PT15M'], 'PT30M'],
  [['PT30M', 'PT1H', 'PT1S'], 'PT1H'],
  [['P1M', 'PT1H'], 'P1M'],
  [['P3M', 'P1D', 'P1M'], 'P3M'],
])('what is made of whole intervals of %s: %s', (intervals, expected) => {
  expect(commonLength(intervals)).toBe(expected)
})

test('months are cut by a calendar, half hours are not', () => {
  expect((['PT30M', 'PT1H', 'P1D', 'P1M'] as const).map(isOfCalendar)).toEqual([false, false, true, true])
})
