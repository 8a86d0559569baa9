import fc from 'fast-check'
import { renewIn } from './renewal'

const now = 1_800_000_000_000

test('renews 30 seconds before the token ends', () => {
  expect(renewIn(now / 1000 + 300, 0, now)).toBe(270_000)
})

test('counts by the clock of the provider', () => {
  expect(renewIn(now / 1000 + 300, 60, now)).toBe(330_000)
  expect(renewIn(now / 1000 + 300, -60, now)).toBe(210_000)
})

test('a token that has ended or is about to is renewed at once, never in the past', () => {
  expect(renewIn(now / 1000 + 30, 0, now)).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 30 }), (left) => renewIn(now / 1000 + left, 0, now) === 0),
  )
})
