import { weeklyProfile } from './profiles'

const hours = Array.from({ length: 168 }, (_none, hour) => hour)
const weightAt = (instant: string, zone: string) => weeklyProfile(hours, zone)(Date.parse(instant) / 1000)

test.each([
  ['Monday 00:00', '2024-01-01T00:00Z', 'UTC', 0],
  ['Sunday 23:45', '2024-01-07T23:45Z', 'UTC', 167],
  ['before 1970', '1969-12-29T01:00Z', 'UTC', 1],
  ['Monday 09:00 in winter', '2024-01-01T08:00Z', 'Europe/Berlin', 9],
  ['Monday 09:00 in summer', '2024-07-01T07:00Z', 'Europe/Berlin', 9],
  ['the repeated hour once more', '2024-10-27T01:30Z', 'Europe/Berlin', 146],
  ['Monday 00:30 on Lord Howe', '2024-07-07T14:00Z', 'Australia/Lord_Howe', 0],
  ['Saturday after a Thursday in Samoa', '2011-12-30T10:00Z', 'Pacific/Apia', 5 * 24],
])('%s', (_case, instant, zone, expected) => {
  expect(weightAt(instant, zone)).toBe(expected)
})

test('a week has 168 hours, and none is used up negatively', () => {
  expect(() => weeklyProfile(hours.slice(1), 'UTC')).toThrow(RangeError)
  expect(() => weeklyProfile(hours.with(3, -1), 'UTC')).toThrow(RangeError)
})
