import { bucketStarts, type BucketLength } from '@energycockpit/time'
import fc from 'fast-check'
import { coveredBy, coveredOf, uncutOf } from './edges-of-period'

const noon = Date.UTC(2026, 10, 2, 12)
const day = 86_400_000
const quarters = { id: 1, interval: 'PT15M', timeZone: 'Europe/Berlin' } as const
const days = { id: 2, interval: 'P1D', timeZone: 'Europe/Berlin' } as const

test('a daily series in a period from noon to noon covers the day that begins in it', () => {
  expect(coveredOf({ from: noon, to: noon + day }, [quarters, days])).toEqual({
    covered: [{ seriesId: 2, from: '2026-11-02T23:00:00.000Z', to: '2026-11-03T23:00:00.000Z' }],
  })
})

test('nothing is said where the period begins and ends with an interval', () => {
  const midnight = Date.UTC(2026, 10, 1, 23)
  expect(uncutOf([midnight], { from: midnight, to: midnight + day }, [quarters, days])).toEqual({})
})

test('a period within a day covers nothing of a daily series', () => {
  const { from, to } = coveredBy({ from: noon, to: noon + 3_600_000 }, days)
  expect(to - from).toBe(0)
})

test('hours that days begin in the middle of are said at each day', () => {
  const at = [0, 1, 2].map((count) => Date.UTC(2026, 10, 1, 18, 15) + count * day)
  const period = { from: at[0]!, to: at[2]! + day }
  const hours = { id: 3, interval: 'PT1H', timeZone: 'Asia/Kathmandu' } as const
  expect(uncutOf(at, period, [hours]).uncutAt).toEqual(at)
  expect(uncutOf(at, period, [{ ...hours, interval: 'PT15M' }])).toEqual({})
})

test('what is covered is all intervals that start in the period, in any zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2030, 0) }),
      fc.integer({ min: 1, max: 20 * day }),
      fc.constantFrom<BucketLength>('PT15M', 'PT1H', 'P1D'),
      fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
      (from, length, interval, timeZone) => {
        const { starts, end } = bucketStarts(from, from + length, interval, timeZone)
        const covered = coveredBy({ from, to: from + length }, { interval, timeZone })
        expect(covered).toEqual({ from: starts.find((start) => start >= from) ?? end, to: end })
      },
    ),
    { numRuns: 200 },
  )
})
