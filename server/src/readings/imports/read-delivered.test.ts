import { readingQualities } from '@energycockpit/contract'
import fc from 'fast-check'
import { readDelivered, type DeliveredReading, type ReceivingSeries } from './read-delivered'

const series = new Map<number, ReceivingSeries>([
  [1, { interval: 'PT15M', timeZone: 'Europe/Berlin' }],
  [2, { interval: 'P1D', timeZone: 'Europe/Berlin' }],
  [3, { interval: 'P1D', timeZone: 'Pacific/Apia' }],
  [4, { interval: 'PT1S', timeZone: 'UTC' }],
])
const take = (reading: Partial<DeliveredReading>) =>
  readDelivered({ seriesId: 1, at: '2026-01-01T00:00:00Z', value: 1, quality: undefined, ...reading }, (id) =>
    series.get(id),
  )
const code = (reading: Partial<DeliveredReading>) => {
  const taken = take(reading)
  return 'code' in taken ? taken.code : undefined
}

test('a reading is taken as it was sent, as a number or as the text of one, at any offset', () => {
  const quarter = fc.integer({ min: 0, max: Date.UTC(2100) / 900_000 - 1 })
  const value = fc.double({ min: -1e15, max: 1e15, noNaN: true })
  const offset = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
  fc.assert(
    fc.property(
      quarter,
      value,
      offset,
      fc.constantFrom(...readingQualities),
      (place, value, minutes, quality) => {
        const at = place * 900
        const local = new Date((at + minutes * 60) * 1000).toISOString()
        // Local years before 1970 and after 2099 are fine as long as the instant is.
        const text = `${local.slice(0, 19)}${minutes < 0 ? '-' : '+'}${clock(Math.abs(minutes))}`
        const taken = { seriesId: 1, at, value: quality === 'missing' ? 0 : value, quality }
        expect(take({ at: text, value, quality })).toEqual(taken)
        expect(take({ seriesId: '1', at: text, value: String(value), quality })).toEqual({
          ...taken,
          value: taken.value === 0 ? expect.closeTo(0) : value,
        })
      },
    ),
  )
})

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

test('whatever is sent, a reading or a fault comes of it', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.constantFrom('2026-01-01T00:00:00Z', 1, 'measured'),
  )
  fc.assert(
    fc.property(
      fc.record({ seriesId: anything, at: anything, value: anything, quality: anything }),
      (sent) => {
        const taken = readDelivered(sent, (id) => series.get(id))
        if ('code' in taken) expect(typeof taken.detail).toBe('string')
        else expect([taken.seriesId, Number.isFinite(taken.value)]).toEqual([Number(sent.seriesId), true])
      },
    ),
    { numRuns: 1000 },
  )
})

test.each([
  ['2026-01-01T00:00Z', undefined],
  ['2026-01-01T00:00:00.000+00:00', undefined],
  ['2024-02-29T00:00:00Z', undefined],
  ['2026-02-29T00:00:00Z', 'TIME_UNREADABLE'],
  ['2026-04-31T00:00:00Z', 'TIME_UNREADABLE'],
  ['2026-13-01T00:00:00Z', 'TIME_UNREADABLE'],
  ['2026-01-01T25:00:00Z', 'TIME_UNREADABLE'],
  ['2026-01-01T00:00:00+24:00', 'TIME_UNREADABLE'],
  ['2026-01-01T00:00:00', 'TIME_UNREADABLE'],
  ['2026-01-01 00:00:00Z', 'TIME_UNREADABLE'],
  ['2026-01-01', 'TIME_UNREADABLE'],
  [1_767_225_600, 'TIME_UNREADABLE'],
  ['1969-12-31T23:45:00Z', 'TIME_OUT_OF_RANGE'],
  ['1970-01-01T00:00:00Z', undefined],
  ['2099-12-31T23:45:00Z', undefined],
  ['2100-01-01T00:00:00Z', 'TIME_OUT_OF_RANGE'],
  ['2026-01-01T00:15:00Z', undefined],
  ['2026-01-01T00:14:59Z', 'TIME_OFF_INTERVAL'],
  ['2026-01-01T00:00:00.5Z', 'TIME_OFF_INTERVAL'],
])('the instant %s: %s', (at, expected) => {
  expect(code({ at })).toBe(expected)
})

test.each([
  [2, '2026-01-01T00:00:00+01:00', undefined],
  [2, '2026-01-01T00:00:00Z', 'TIME_OFF_INTERVAL'],
  // Both days on which the clocks change begin when the calendar says so.
  [2, '2026-03-29T00:00:00+01:00', undefined],
  [2, '2026-03-30T00:00:00+02:00', undefined],
  [2, '2026-03-30T00:00:00+01:00', 'TIME_OFF_INTERVAL'],
  [2, '2026-10-25T00:00:00+02:00', undefined],
  [2, '2026-10-26T00:00:00+01:00', undefined],
  // Samoa went from 29 to 31 December.
  [3, '2011-12-29T00:00:00-10:00', undefined],
  [3, '2011-12-31T00:00:00+14:00', undefined],
  [4, '2026-01-01T00:00:01Z', undefined],
  [4, '2026-01-01T00:00:00.5Z', 'TIME_OFF_INTERVAL'],
])('of series %d, %s: %s', (seriesId, at, expected) => {
  expect(code({ seriesId, at })).toBe(expected)
})

test.each([0, '-.5', '+1e3', '5.', 1e15])('the value %p is a number', (value) => {
  expect(code({ value })).toBeUndefined()
})

test.each([
  ...['', ' ', '1,5', '0x10', 'NaN', 'Infinity', '1 000', '1_000', '--1', 'e5', '.', '1e400'],
  ...[1.1e15, Number.NaN, null, undefined, true, [], {}],
])('the value %p is none', (value) => {
  expect(code({ value })).toBe('VALUE_UNREADABLE')
})

test.each([0, 5, -1, 1.5, '1.0', '01x', '', ' 1', null, undefined, [1], {}, 4_294_967_296, '99999999999'])(
  'the series %p is not known',
  (seriesId) => expect(code({ seriesId })).toBe('SERIES_UNKNOWN'),
)

test('a missing reading needs no value; no quality is a measured one, and any other is refused', () => {
  expect(take({ quality: 'missing', value: '' })).toMatchObject({ value: 0, quality: 'missing' })
  for (const quality of [undefined, null, ''])
    expect(take({ quality })).toMatchObject({ quality: 'measured' })
  for (const quality of ['Measured', 'guessed', 1, {}]) expect(code({ quality })).toBe('QUALITY_UNKNOWN')
})

test('an empty value is said to be one, and is never a 0', () => {
  for (const value of ['', null])
    expect(take({ value })).toEqual({
      code: 'VALUE_UNREADABLE',
      detail: expect.stringMatching(/^is empty, which is no 0; .*'missing'$/) as string,
    })
  expect(take({ value: 0 })).toMatchObject({ value: 0, quality: 'measured' })
})
