import { clockAt, instantOnClock } from './instant-on-clock'
import { writtenFigure } from './written-figure'

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
  ['12.345,6', 'de', 12_345.6],
  ['12345,6', 'de', 12_345.6],
  ['12.345', 'de', 12_345],
  ['12.5', 'de', 12.5],
  ['0.312', 'de', 0.312],
  ['0,312', 'en', 0.312],
  ['12,345.6', 'en', 12_345.6],
  ['12,345', 'en', 12_345],
  ['12,5', 'en', 12.5],
  ['12 345', 'en', 12_345],
  ['0', 'de', 0],
  ['', 'de', undefined],
  ['-5', 'de', undefined],
  ['1.2.3', 'en', undefined],
  ['1e5', 'en', undefined],
  ['12 kWh', 'de', undefined],
] as const)('%j in %s is %j', (text, locale, figure) => {
  expect(writtenFigure(text, locale)).toBe(figure)
})
