import { similarHours } from './similar-days'
import { seconds } from './segment.testing'

const alike = (zone: string, one: string, other: string) => {
  const hourOf = similarHours(zone)
  return hourOf(seconds(one)) === hourOf(seconds(other))
}

test.each([
  ['Monday and Friday', '2024-01-01T10:00Z', '2024-01-05T10:00Z', true],
  ['Friday and Saturday', '2024-01-05T10:00Z', '2024-01-06T10:00Z', false],
  ['Saturday and Sunday', '2024-01-06T10:00Z', '2024-01-07T10:00Z', false],
  ['two Sundays', '2024-01-07T10:00Z', '2024-01-14T10:00Z', true],
  ['two hours of a day', '2024-01-01T10:00Z', '2024-01-01T11:00Z', false],
  ['two Mondays before 1970', '1969-12-22T10:00Z', '1969-12-29T10:00Z', true],
])('%s', (_case, one, other, expected) => {
  expect(alike('UTC', one, other)).toBe(expected)
})

test('nine in the morning is nine in the morning after the clocks changed', () => {
  expect(alike('Europe/Berlin', '2024-03-29T08:00Z', '2024-04-02T07:00Z')).toBe(true)
  expect(alike('Africa/Casablanca', '2024-03-08T08:00Z', '2024-03-11T09:00Z')).toBe(true)
  expect(alike('Australia/Lord_Howe', '2024-04-04T22:00Z', '2024-04-08T22:30Z')).toBe(true)
})

test('in Samoa, 2011, a Saturday followed a Thursday', () => {
  expect(alike('Pacific/Apia', '2011-12-29T20:00Z', '2011-12-30T20:00Z')).toBe(false)
  expect(alike('Pacific/Apia', '2011-12-30T20:00Z', '2012-01-06T20:00Z')).toBe(true)
})
