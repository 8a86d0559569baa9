import { localTime } from './local-time'

test('clock, calendar and weekday of a zone', () => {
  expect(localTime(Date.UTC(2026, 11, 31, 23, 30), 'Europe/Berlin')).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
    minute: 30,
    weekday: 5,
  })
})

test('midnight is hour 0, Monday is 1 and Sunday is 7', () => {
  expect(localTime(Date.UTC(2026, 10, 16), 'UTC')).toMatchObject({ hour: 0, weekday: 1 })
  expect(localTime(Date.UTC(2026, 10, 15), 'UTC').weekday).toBe(7)
})
