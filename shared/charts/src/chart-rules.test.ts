import { createFormats } from '@energycockpit/i18n'
import { barsOf } from './bars-of'
import { bucketLabel } from './bucket-label'
import { bucketQualities, bucketQuality, runsOf } from './bucket-quality'
import type { BucketLength, ChartValues } from './chart-values'
import { cursorStep } from './cursor-steps'
import { doubleHours, markedDoubleHours } from './double-hours'
import { weekendBands } from './weekend-bands'

const hour = 3_600_000
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')

function values(
  from: string,
  count: number,
  granularity: BucketLength,
  step: number,
  timeZone = 'Europe/London',
) {
  const start = Date.parse(from)
  const all = <Value>(value: Value) => Array.from({ length: count }, () => value)
  return {
    unit: 'kWh',
    timeZone,
    granularity,
    aggregation: 'SUM',
    from: new Date(start).toISOString(),
    to: new Date(start + count * step).toISOString(),
    at: all(0).map((_, index) => start + index * step),
    value: all<number | null>(1),
    measured: all(1),
    estimated: all(0),
    total: { value: count, mean: 1, measured: 1, estimated: 0, expected: count },
  } satisfies ChartValues
}

describe('how far a bucket may be believed', () => {
  const now = Date.parse('2026-11-09T02:30Z')
  test.each([
    ['whole', 0, { value: 1, measured: 1, estimated: 0 }],
    ['partial', 0, { value: 1, measured: 0.5, estimated: 0 }],
    ['partial', 0, { value: 1, measured: 0.5, estimated: 0.25 }],
    ['estimated', 0, { value: 1, measured: 0.5, estimated: 0.5 }],
    ['estimated', 0, { value: 1, measured: 0, estimated: 1 }],
    ['missing', 0, { value: null, measured: 0, estimated: 0 }],
    ['running', 2, { value: 1, measured: 0.5, estimated: 0 }],
    ['whole', 2, { value: 1, measured: 1, estimated: 0 }],
    ['missing', 2, { value: null, measured: 0, estimated: 0 }],
    ['ahead', 3, { value: null, measured: 0, estimated: 0 }],
    ['whole', 0, { value: 0, measured: 1, estimated: 0 }],
    ['whole', 0, { value: 1, measured: 0.9999999999, estimated: 0 }],
  ])('%s at bucket %d with %j', (quality, index, bucket) => {
    const given: ChartValues = {
      ...values('2026-11-09T00:00Z', 4, 'PT1H', hour),
      value: [0, 1, 2, 3].map(() => bucket.value),
      measured: [0, 1, 2, 3].map(() => bucket.measured),
      estimated: [0, 1, 2, 3].map(() => bucket.estimated),
    }
    expect(bucketQuality(given, index, now)).toBe(quality)
  })

  test('all buckets are counted', () => {
    const given = { ...values('2026-11-09T00:00Z', 4, 'PT1H', hour), value: [1, null, 1, null] }
    const { qualities, counts } = bucketQualities(given, now)
    expect(qualities).toEqual(['whole', 'missing', 'whole', 'ahead'])
    expect(counts).toEqual({ whole: 2, partial: 0, running: 0, estimated: 0, missing: 1, ahead: 1 })
  })

  test('what is estimated is told from what is not whole', () => {
    const qualities = ['whole', 'partial', 'running', 'estimated'] as const
    const { backgroundColor } = barsOf({ qualities, colour: 'blue', hatch: 'hatch', wash: 'wash' })
    expect(backgroundColor).toEqual(['blue', 'wash', 'wash', 'hatch'])
  })

  test('neighbours form runs', () => {
    expect(runsOf([1, 1, 0, 1, 0, 0, 1, 1, 1], (each) => each === 1)).toEqual([
      [0, 1],
      [3, 3],
      [6, 8],
    ])
    expect(runsOf([], () => true)).toEqual([])
  })
})

describe('weekend bands', () => {
  test('a week of hours has one band over Saturday and Sunday of the zone', () => {
    expect(weekendBands(values('2026-11-09T00:00Z', 168, 'PT1H', hour))).toEqual([[120, 167]])
  })
  test('a zone ahead of UTC begins its weekend earlier', () => {
    expect(weekendBands(values('2026-11-09T00:00Z', 168, 'PT1H', hour, 'Europe/Berlin'))).toEqual([
      [119, 166],
    ])
  })
  test('days have bands, months and long views have none', () => {
    expect(weekendBands(values('2026-11-01T00:00Z', 30, 'P1D', 24 * hour))).toHaveLength(5)
    expect(weekendBands(values('2026-01-01T00:00Z', 365, 'P1D', 24 * hour))).toEqual([])
    expect(weekendBands(values('2026-11-01T00:00Z', 2, 'P1M', 30 * 24 * hour))).toEqual([])
  })
})

describe('the hour that comes twice', () => {
  const autumn = values('2026-10-24T23:00Z', 25, 'PT1H', hour)
  test('both of it are known on the day of 25 hours', () => {
    expect([...doubleHours(autumn)].sort()).toEqual([1, 2])
    expect([...markedDoubleHours(autumn)].sort()).toEqual([1, 2])
  })
  test('there is none on any other day, and none among days', () => {
    expect(doubleHours(values('2026-03-29T00:00Z', 23, 'PT1H', hour)).size).toBe(0)
    expect(doubleHours(values('2026-10-01T00:00Z', 31, 'P1D', 24 * hour)).size).toBe(0)
  })
  test('quarters of it are four pairs, and too fine a view marks none', () => {
    expect(doubleHours(values('2026-10-24T23:00Z', 100, 'PT15M', hour / 4)).size).toBe(8)
    expect(markedDoubleHours(values('2026-10-01T00:00Z', 744, 'PT1H', hour)).size).toBe(0)
  })
  test('its label names the zone in force', () => {
    const formats = createFormats('en')
    expect(plain(bucketLabel(autumn, 1, formats, true))).toContain('01:00 BST–01:00 GMT')
    expect(plain(bucketLabel(autumn, 2, formats, true))).toContain('01:00 GMT–02:00 GMT')
    expect(plain(bucketLabel(autumn, 3, formats, false))).toMatch(/25 Oct 2026, 02:00–03:00$/)
  })
})

test('a bucket of a day is labelled by its date', () => {
  const days = values('2026-11-01T00:00Z', 30, 'P1D', 24 * hour)
  expect(createFormats('de').period(days.at[0]!, days.at[1]!, 'Europe/London')).toBe(
    'Sonntag, 1. November 2026',
  )
  expect(bucketLabel(days, 29, createFormats('de'), false)).toBe('Montag, 30. November 2026')
})

test.each([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 23, 23],
  ['ArrowLeft', undefined, 23],
  ['ArrowLeft', 0, 0],
  ['PageUp', 0, 2],
  ['PageDown', 1, 0],
  ['Home', 9, 0],
  ['End', 9, 23],
  ['Escape', 9, null],
  ['a', 9, undefined],
])('%s from %s leads to %s of 24', (key, from, to) => {
  expect(cursorStep(key, from, 24)).toBe(to)
})

test('there is nowhere to go where nothing is', () => {
  expect(cursorStep('ArrowRight', undefined, 0)).toBeUndefined()
})
