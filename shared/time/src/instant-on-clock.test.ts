import { clockAt, instantOnClock } from './instant-on-clock'

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
