import type { CsvTimeFormat } from '@energycockpit/contract'
import { writtenTime, writtenTimeOfDay } from './written-time'

const wall = (text: string) => Date.parse(`${text}Z`)
const hour = 3_600_000

test.each<[string, CsvTimeFormat, string]>([
  ['2026-01-31', 'ISO', '2026-01-31T00:00'],
  ['2026-01-31T13:45', 'ISO', '2026-01-31T13:45'],
  ['2026-01-31 13:45:30', 'ISO', '2026-01-31T13:45:30'],
  ['2026-01-31 13:45:30.250', 'ISO', '2026-01-31T13:45:30.250'],
  ['2026/1/3 4:05', 'ISO', '2026-01-03T04:05'],
  ['20260131', 'ISO', '2026-01-31T00:00'],
  ['202601311345', 'ISO', '2026-01-31T13:45'],
  ['20260131T134530', 'ISO', '2026-01-31T13:45:30'],
  ['31.01.2026 13:45', 'DMY', '2026-01-31T13:45'],
  ['31.1.26 24:00', 'DMY', '2026-02-01T00:00'],
  ['31/01/2026 1:45 PM', 'DMY', '2026-01-31T13:45'],
  ['01/31/2026 12:15 AM', 'MDY', '2026-01-31T00:15'],
  ['1-31-2026, 12:15 p.m.', 'MDY', '2026-01-31T12:15'],
  ['29.02.2024', 'DMY', '2024-02-29T00:00'],
  ['01.01.99', 'DMY', '1999-01-01T00:00'],
  ['46053', 'EXCEL', '2026-01-31T00:00'],
  ['46053,0104166667', 'EXCEL', '2026-01-31T00:15'],
  ['46053.0104', 'EXCEL', '2026-01-31T00:15'],
  ['1769866200', 'UNIX_SECONDS', '2026-01-31T13:30'],
  ['1769866200000', 'UNIX_MILLISECONDS', '2026-01-31T13:30'],
])('%s as %s is %s', (text, format, expected) => {
  expect(writtenTime(text, format)?.wall).toBe(wall(expected))
})

test.each<[string, CsvTimeFormat]>([
  ['30.02.2026', 'DMY'],
  ['29.02.2026', 'DMY'],
  ['01/13/2026', 'DMY'],
  ['13/01/2026', 'MDY'],
  ['01.02/2026', 'DMY'],
  ['31.01.2026 24:01', 'DMY'],
  ['31.01.2026 12:60', 'DMY'],
  ['31.01.2026 13:00 PM', 'DMY'],
  ['31.01.2026 0:00 AM', 'DMY'],
  ['2026-01-31T', 'ISO'],
  ['2026-01-31 later', 'ISO'],
  ['20261331', 'ISO'],
  ['', 'ISO'],
  ['12', 'EXCEL'],
  ['12', 'UNIX_SECONDS'],
  ['-1', 'UNIX_MILLISECONDS'],
])('%j is no time as %s', (text, format) => expect(writtenTime(text, format)).toBeUndefined())

test.each<[string, number | undefined, string | undefined]>([
  ['2026-01-31T00:00Z', 0, undefined],
  ['2026-01-31T00:00+01:00', hour, undefined],
  ['2026-01-31T00:00 +0530', 5.5 * hour, undefined],
  ['2026-01-31T00:00-03:30', -3.5 * hour, undefined],
  ['2026-01-31T00:00+02', 2 * hour, undefined],
  ['2026-01-31 00:00 UTC', 0, undefined],
  ['2026-01-31 00:00 MESZ', undefined, 'MESZ'],
  ['2026-01-31 00:00A', undefined, 'A'],
  ['2026-10-25 2A:00', undefined, 'A'],
  ['2026-10-25T02B:15:00', undefined, 'B'],
  ['20261025 2b:45', undefined, undefined],
  ['2026-01-31 00:00', undefined, undefined],
])('%s says offset %s and mark %s', (text, offset, mark) => {
  const time = writtenTime(text, 'ISO')
  expect([time?.offset, time?.mark]).toEqual([offset, mark])
})

test.each([
  ['00:15', 0.25],
  ['7:30:00', 7.5],
  ['24:00', 24],
  ['1:00 PM', 13],
  ['02:00B', 2],
  ['2A:15', 2.25],
  ['02B:45:00', 2.75],
])('%s of a day is its hour %d', (text, hours) => expect(writtenTimeOfDay(text)?.wall).toBe(hours * hour))

test.each(['', '2C:00', '25:00', '7', '12:5', 'noon'])('%j is no time of a day', (text) => {
  expect(writtenTimeOfDay(text)).toBeUndefined()
})
