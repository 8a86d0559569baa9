import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { dateOf, startOfDate } from './start-of-date'

/** The date that a clock on the wall shows, found without the library under test. */
function wallDate(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

const iso = (...date: [number, number, number, string]) =>
  new Date(startOfDate(new CalendarDate(date[0], date[1], date[2]), date[3])).toISOString()

test.each([
  ['winter', [2024, 1, 15, 'Europe/Berlin'], '2024-01-14T23:00:00.000Z'],
  ['summer', [2024, 7, 15, 'Europe/Berlin'], '2024-07-14T22:00:00.000Z'],
  [
    'clocks skip midnight, the day starts at one',
    [2018, 11, 4, 'America/Sao_Paulo'],
    '2018-11-04T03:00:00.000Z',
  ],
  [
    'clocks repeat midnight, the day starts at the first',
    [2024, 11, 3, 'America/Havana'],
    '2024-11-03T04:00:00.000Z',
  ],
  [
    'clocks show the day before once more after a minute, the day starts at the second midnight',
    [2009, 11, 1, 'America/St_Johns'],
    '2009-11-01T03:30:00.000Z',
  ],
  ['half an hour of summer time', [2024, 4, 8, 'Australia/Lord_Howe'], '2024-04-07T13:30:00.000Z'],
  [
    'the date that Samoa left out starts with the next',
    [2011, 12, 30, 'Pacific/Apia'],
    '2011-12-30T10:00:00.000Z',
  ],
  ['the next', [2011, 12, 31, 'Pacific/Apia'], '2011-12-30T10:00:00.000Z'],
] as const)('%s', (_case, [year, month, day, zone], expected) => {
  expect(iso(year, month, day, zone)).toBe(expected)
  // The second answer comes from memory.
  expect(iso(year, month, day, zone)).toBe(expected)
})

test('the minute of St John’s that is shown before its day has started is of the day before', () => {
  const dates = ['02:29', '02:30', '02:31', '03:29', '03:30'].map((time) =>
    dateOf(Date.parse(`2009-11-01T${time}Z`), 'America/St_Johns').toString(),
  )
  expect(dates).toEqual([...Array.from({ length: 4 }, () => '2009-10-31'), '2009-11-01'])
})

test('before the start of a date the wall shows an earlier one, at it the date itself', () => {
  const zones = [
    'Europe/London',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/Santiago',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 1975, max: 2037 }),
      fc.integer({ min: 1, max: 365 }),
      (zone, year, dayOfYear) => {
        const date = new CalendarDate(year, 1, 1).add({ days: dayOfYear - 1 })
        const start = startOfDate(date, zone)
        expect(wallDate(start, zone)).toBe(date.toString())
        expect(wallDate(start - 1, zone) < date.toString()).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
