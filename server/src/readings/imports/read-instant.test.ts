import fc from 'fast-check'
import { readInstant } from './read-instant'

test.each([
  ['2026-03-29T01:00Z', Date.UTC(2026, 2, 29, 1)],
  ['2026-03-29T01:00:00Z', Date.UTC(2026, 2, 29, 1)],
  ['2026-03-28T01:00:07+02:00', Date.UTC(2026, 2, 27, 23, 0, 7)],
  ['2026-03-28T01:00:00.000-09:30', Date.UTC(2026, 2, 28, 10, 30)],
  ['2026-03-28T01:00:00.250Z', Date.UTC(2026, 2, 28, 1, 0, 0, 250)],
  ['2024-02-29T00:00Z', Date.UTC(2024, 1, 29)],
  ['1969-12-31T23:59Z', Date.UTC(1969, 11, 31, 23, 59)],
])('%s', (text, milliseconds) => {
  expect(readInstant(text)).toBe(milliseconds / 1000)
})

test.each([
  ['2026-03-28T01:00', 'shapeless'],
  ['2026-03-28 01:00Z', 'shapeless'],
  ['2026-03-28T01:00:00.000+0100', 'shapeless'],
  ['2026-03-28T01:00Z ', 'shapeless'],
  ['2026-02-29T01:00Z', 'unreal'],
  ['2026-13-01T01:00Z', 'unreal'],
  ['2026-03-28T25:00Z', 'unreal'],
])('%s is %s', (text, what) => {
  expect(readInstant(text)).toBe(what)
})

test('what is read fast is what is read with care', () => {
  const two = (max: number) => fc.integer({ min: 0, max: max }).map((one) => `${one}`.padStart(2, '0'))
  const parts = fc.tuple(
    fc.integer({ min: 1960, max: 2110 }).map(String),
    ...[fc.constantFrom('-', '-', '-', '/'), two(13), two(32), two(24), two(60)],
    fc.oneof(
      fc.constant(''),
      two(60).map((second) => `:${second}`),
    ),
    fc.constantFrom('', '.000', '.5', '.0000', ',000'),
    fc.constantFrom(
      'Z',
      '+00:00',
      '-00:00',
      '+14:00',
      '-12:45',
      '+15:00',
      '+23:59',
      '+24:00',
      '',
      'z',
      '+1:00',
    ),
  )
  fc.assert(
    fc.property(parts, ([year, sign, month, day, hour, minute, second, fraction, zone]) => {
      const text = `${year}${sign}${month}-${day}T${hour}:${minute}${second}${fraction}${zone}`
      const read = readInstant(text)
      const careful = Date.parse(text)
      if (typeof read === 'number') expect(read).toBe(careful / 1000)
      // A day that the month does not have is the only thing that JavaScript reads and we do not.
      else if (read === 'unreal' && !Number.isNaN(careful)) expect(Number(day)).toBeGreaterThan(28)
      else if (read === 'unreal') expect(careful).toBeNaN()
      else expect(text).not.toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)
    }),
    { numRuns: 2000 },
  )
})
