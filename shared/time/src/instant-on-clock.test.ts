import { clockAt, clockWithOffset, instantOnClock } from './instant-on-clock'

test.each([
  ['2026-07-01T12:30', 'Europe/Berlin', '2026-07-01T10:30:00.000Z'],
  ['2026-01-01T00:00', 'Europe/London', '2026-01-01T00:00:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', undefined],
  ['', 'Europe/Berlin', undefined],
  ['yesterday', 'Europe/Berlin', undefined],
])('%j in %s is %j', (shown, zone, instant) => {
  expect(instantOnClock(shown, zone)).toBe(instant)
  if (instant !== undefined) expect(clockAt(Date.parse(instant), zone)).toBe(shown)
})

test.each([
  ['2024-07-01T08:30:00.000Z', 'Europe/London', '2024-07-01T09:30:00+01:00'],
  ['2024-10-27T00:30:00.000Z', 'Europe/London', '2024-10-27T01:30:00+01:00'],
  ['2024-10-27T01:30:00.000Z', 'Europe/London', '2024-10-27T01:30:00+00:00'],
  ['2024-07-01T07:45:00.000Z', 'Asia/Kathmandu', '2024-07-01T13:30:00+05:45'],
  // Nineteen minutes and 32 seconds ahead of UTC.
  ['1920-01-01T12:00:00.000Z', 'Europe/Amsterdam', undefined],
])('%s on a clock of %s is told with its distance from UTC', (instant, timeZone, expected) => {
  const text = clockWithOffset(instant, timeZone)
  expect(Date.parse(text)).toBe(Date.parse(instant))
  if (expected) expect(text).toBe(expected)
})
