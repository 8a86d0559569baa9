import { createFormats } from '@energycockpit/i18n'
import { failureRate, openingsOf, writtenRate } from './failure-rate'

test.each([
  [{ openings: 4, brokenOpenings: 1 }, 0.25],
  [{ openings: 4, brokenOpenings: 0 }, 0],
  [{ openings: 0, brokenOpenings: 0 }, null],
  [{ openings: 1, brokenOpenings: 2 }, 1],
])('of %j is %j', (openings, rate) => {
  expect(failureRate(openings)).toBe(rate)
})

test('all features together are the sum', () => {
  expect(openingsOf([])).toEqual({ openings: 0, brokenOpenings: 0 })
  expect(
    openingsOf([
      { openings: 4, brokenOpenings: 1 },
      { openings: 6, brokenOpenings: 0 },
    ]),
  ).toEqual({ openings: 10, brokenOpenings: 1 })
})

test.each([
  [null, '–'],
  [0, '0%'],
  [0.0001, '0.01%'],
  [0.254, '25.4%'],
  [1, '100.0%'],
])('%j is written %s', (rate, text) => {
  expect(writtenRate(rate, createFormats('en'))).toBe(text)
})
