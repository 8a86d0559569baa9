import { certain, guess, lines } from './files.testing'
import { planOf } from './guess-file'
import { previewFile } from './preview-file'
import { timeShape } from './time-shapes'
import { writtenTime } from './written-time'

const wall = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['01-Jan-2025 00:30', '2025-01-01T00:30'],
  ['1-Oct-25', '2025-10-01T00:00'],
  ['3 Sept 2025 13:45', '2025-09-03T13:45'],
  ['1. März 2025', '2025-03-01T00:00'],
  ['Jan 2025', '2025-01-01T00:00'],
  ['Mai 2025', '2025-05-01T00:00'],
  ['Dez. 2025', '2025-12-01T00:00'],
  ['Aug-25', '2025-08-01T00:00'],
  ['07.2025', '2025-07-01T00:00'],
  ['7/2025', '2025-07-01T00:00'],
  ['Q3 2025', '2025-07-01T00:00'],
  ['q4/25', '2025-10-01T00:00'],
  ['2. Quartal 2025', '2025-04-01T00:00'],
  ['1st quarter 2025', '2025-01-01T00:00'],
])('%s is %s, day first', (text, expected) => {
  expect(writtenTime(text, 'DMY')?.wall).toBe(wall(expected))
  expect(writtenTime(text, 'ISO')).toBeUndefined()
  expect(writtenTime(text, 'MDY')).toBeUndefined()
})

test.each([
  ['2025-07', '2025-07-01T00:00'],
  ['2025/07', '2025-07-01T00:00'],
  ['2025-Q2', '2025-04-01T00:00'],
  ['2025 Q4', '2025-10-01T00:00'],
  ['2025', '2025-01-01T00:00'],
])('%s is %s, year first', (text, expected) => {
  expect(writtenTime(text, 'ISO')?.wall).toBe(wall(expected))
  expect(writtenTime(text, 'DMY')).toBeUndefined()
})

test.each(['13.2025', '00.2025', 'Foo 2025', '30 Feb 2025', 'Q5 2025', '2025-13', '1234', 'Halle 2025'])(
  '%j is no date',
  (text) => {
    for (const format of ['DMY', 'MDY', 'ISO'] as const) expect(writtenTime(text, format)).toBeUndefined()
  },
)

test('values are not taken for months or years', () => {
  for (const value of ['1.2034', '12.5', '1.2025', '2025', '2034.5', '12345', '10.1234'])
    expect(timeShape(value)).toBeUndefined()
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const rowsOf = (write: (place: number) => string, count = 12) =>
  Array.from({ length: count }, (_, place) => `${write(place)};${1_000 + place},5`)
const two = (number: number) => String(number).padStart(2, '0')

test.each<[string, string[], string, string]>([
  ['01.2025', rowsOf((place) => `${two(place + 1)}.2025`), 'P1M', '2025-11-30T23:00:00.000Z'],
  ['2025-01', rowsOf((place) => `2025-${two(place + 1)}`), 'P1M', '2025-11-30T23:00:00.000Z'],
  ['Jan 2025', rowsOf((place) => `${months[place]} 2025`), 'P1M', '2025-11-30T23:00:00.000Z'],
  [
    'Q1 2024',
    rowsOf((place) => `Q${(place % 4) + 1} ${2024 + Math.floor(place / 4)}`, 8),
    'P3M',
    '2025-09-30T22:00:00.000Z',
  ],
  ['2016', rowsOf((place) => String(2016 + place), 8), 'P1Y', '2022-12-31T23:00:00.000Z'],
])('a file of intervals that are named %s is read', async (_, rows, interval, last) => {
  const text = lines('Zeitraum;Verbrauch [kWh]', rows, '')
  const found = guess(text)
  expect(found).toMatchObject({ interval: certain(interval), dateColumn: certain(0) })
  expect(planOf(found)).toBeDefined()
  const { readingCount, lastAt, faultCount } = await previewFile(Buffer.from(text), {
    ...{ timeZone: 'Europe/Berlin', whole: true },
  })
  expect([readingCount, lastAt, faultCount]).toEqual([rows.length, last, 0])
})

test('half hours with the months of dates as Excel writes them', () => {
  const rows = Array.from(
    { length: 96 },
    (_, place) =>
      `0${1 + Math.floor(place / 48)}-Mar-2026 ${two(Math.floor(place / 2) % 24)}:${place % 2 ? '30' : '00'},${place}.5`,
  )
  expect(guess(lines('Read Date,kWh', rows, ''), { timeZone: 'Europe/London' })).toMatchObject({
    ...{ timeFormat: certain('DMY'), interval: certain('PT30M') },
  })
})
