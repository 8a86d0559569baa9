import fc from 'fast-check'
import { createFormats } from '@energycockpit/i18n'
import { bucketLabel } from './bucket-label'
import { bucketQualities } from './bucket-quality'
import type { ChartValues } from './chart-values'
import { bucketsAt, drawnValues } from './drawn-values'
import { lengthOfSegment } from './length-of-segment'
import english from './locales/en.json'
import { readBucket } from './reading'
import { wholeLine } from './time/line-parts'
import { hollow, seriesPoints, sure } from './time/series-points'
import { valueAxis } from './value-axis'

const quarter = 900_000
const hour = 4 * quarter

/** As the server samples: of each stretch the least and the greatest in the order of time, one that is empty for none. */
function sampled(all: readonly (number | null)[], width: number, from = '2026-10-24T23:00Z'): ChartValues {
  const first = Date.parse(from)
  const count = Math.ceil(all.length / width)
  const segments = Array.from({ length: count }, (_, place) => {
    const start = place * width
    const slice = all.slice(start, start + width)
    const known = slice.flatMap((value, index) =>
      value === null ? [] : [{ at: first + (start + index) * quarter, value }],
    )
    const one = (value: number) => known.find((each) => each.value === value)!
    const numbers = known.map(({ value }) => value)
    const ends = new Set([one(Math.min(...numbers)), one(Math.max(...numbers))])
    const none: { at: number; value: number | null }[] = [{ at: first + start * quarter, value: null }]
    return {
      share: known.length / slice.length,
      drawn: known.length === 0 ? none : [...ends].sort((before, after) => before.at - after.at),
    }
  })
  const points = segments.flatMap(({ drawn }) => drawn)
  return {
    ...{ unit: 'kWh', timeZone: 'Europe/London', granularity: 'raw', aggregation: 'SUM' },
    from: new Date(first).toISOString(),
    to: new Date(first + all.length * quarter).toISOString(),
    at: points.map(({ at }) => at),
    value: points.map(({ value }) => value),
    ...{ measured: points.map(() => 1), estimated: points.map(() => 0) },
    segments: {
      ...{ first, length: width * quarter, bucketLength: quarter },
      measured: segments.map(({ share }) => share),
      estimated: segments.map(() => 0),
    },
    total: { value: 1, mean: 1, measured: 1, estimated: 0, expected: all.length },
  }
}

const anyValues = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null, freq: 4 }), {
  minLength: 1,
  maxLength: 60,
})

test('each stretch has one place with its least and its greatest value, and a gap where it has none', () => {
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (all, width) => {
      const given = sampled(all, width)
      const drawn = drawnValues(given)
      expect(drawn.at).toEqual(
        drawn.measured.map((_, place) => Date.parse(given.from) + place * width * quarter),
      )
      for (const [place, pair] of drawn.pairs!.entries()) {
        const known = all.slice(place * width, (place + 1) * width).filter((value) => value !== null)
        const ends = known.length === 0 ? null : [Math.min(...known), Math.max(...known)]
        expect(pair && [Math.min(...pair), Math.max(...pair)]).toEqual(ends)
        expect(drawn.value[place]).toBe(ends?.[1] ?? null)
        expect(bucketsAt(drawn, place)).toBe(Math.min(width, all.length - place * width))
      }
      const { counts } = bucketQualities(drawn, Date.parse(given.to) + 1)
      expect(counts.missing).toBe(drawn.pairs!.filter((pair) => pair === null).length)
      expect(counts.whole + counts.partial + counts.missing).toBe(drawn.at.length)
    }),
  )
})

test('values that are few stay as they are', () => {
  const { segments: _none, ...few } = sampled([1, 2, 3], 1)
  expect(drawnValues(few)).toBe(few)
  expect(bucketsAt(few, 0)).toBe(1)
})

test('both values of a stretch are points in the order of time, and a stretch without any is a gap', () => {
  const given = drawnValues(sampled([3, 1, 2, null, null, null, 5, 5, null], 3))
  const { points, qualities } = seriesPoints(given, 1, Date.parse(given.to) + 1)
  expect(qualities).toEqual(['whole', 'missing', 'partial'])
  const places = [...points.at.keys()]
  expect(wholeLine(points, places).map(({ y }) => y)).toEqual([3, 1, null, null, 5, 5])
  expect([...points.trust]).toEqual([sure, sure, sure, sure, hollow, hollow])
})

const formats = createFormats('en')
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
/** Each text by its key and what is put into it. */
const t = (key: string, given: Record<string, unknown> = {}) => {
  const suffix = given.count === undefined ? '' : given.count === 1 ? '_one' : '_other'
  const text = `${key}${suffix}`
    .split('.')
    .reduce<unknown>((texts, name) => (texts as Record<string, unknown>)[name], english) as string
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(given[name]))
}

function read(given: ChartValues, index: number) {
  const values = drawnValues(given)
  const axis = valueAxis(given.value, given.unit, true)
  const now = Date.parse(given.to) + 1
  const { when, value, remark, ends } = readBucket(
    { values, axis, now, doubled: new Set(), formats, t: t as never },
    index,
  )
  return [plain(when), plain(value), remark, ends && [plain(ends.lowest), plain(ends.highest)]]
}

test('a stretch says from where to where its values reach, and that it is one', () => {
  const day = sampled([40, 10, 20, 30, null, 10, 10, 10, null, null, null, null, 7], 4, '2026-11-09T00:00Z')
  expect([0, 1, 2, 3].map((index) => read(day, index))).toEqual([
    [
      'Mon, 9 Nov 2026, 00:00–01:00',
      '10.0 to 40.0 kWh',
      'lowest and highest value of 4 intervals',
      ['10.0 kWh', '40.0 kWh'],
    ],
    [
      'Mon, 9 Nov 2026, 01:00–02:00',
      '10.0 kWh',
      'lowest and highest value of 4 intervals, 75% measured',
      ['10.0 kWh', '10.0 kWh'],
    ],
    ['Mon, 9 Nov 2026, 02:00–03:00', 'no value', '', undefined],
    ['Mon, 9 Nov 2026, 03:00–03:15', '7.0 kWh', '', ['7.0 kWh', '7.0 kWh']],
  ])
})

test('a stretch in which the clock changes names both offsets', () => {
  const night = sampled(
    Array.from({ length: 24 }, (_, place) => place),
    12,
    '2026-10-24T23:00Z',
  )
  expect(read(night, 0)[0]).toBe('Sun, 25 Oct 2026, 00:00 BST–02:00 GMT')
  expect(read(night, 1)[0]).toBe('Sun, 25 Oct 2026, 02:00–05:00')
})

test('a place of days is labelled by its days', () => {
  const days = drawnValues(
    sampled(
      Array.from({ length: 192 }, () => 1),
      192,
      '2026-11-09T00:00Z',
    ),
  )
  expect(plain(bucketLabel(days, 0, formats, false))).toBe('9 – 10 Nov 2026')
})

test.each([
  [45 * 60_000, '45 minutes'],
  [hour, 'hour'],
  [12 * hour, '12 hours'],
  [24 * hour, 'day'],
  [48 * hour, '2 days'],
  [30_000, '30 seconds'],
])('%d ms are every %s', (length, expected) => {
  expect(lengthOfSegment(length, t as never)).toBe(expected)
})
