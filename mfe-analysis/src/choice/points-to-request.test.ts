import fc from 'fast-check'
import { maxPoints } from '@energycockpit/contract'
import { countBuckets, elapsedLengths } from '@energycockpit/time'
import { pointsToRequest } from './points-to-request'

const zone = 'Europe/Berlin'
const period = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })
const year = period('2024-12-31T23:00:00Z', '2025-12-31T23:00:00Z')
const month = period('2025-09-30T22:00:00Z', '2025-10-31T23:00:00Z')

test.each([
  ['a year of quarter hours in half days', 'raw', 'PT15M', year, 2 * 730],
  ['a year of hours in half days', 'PT1H', 'PT15M', year, 2 * 730],
  ['a month of quarter hours, with the hour that comes twice', 'PT15M', 'PT15M', month, 2 * 745],
  ['a month of hours', 'raw', 'PT1H', month, undefined],
  ['a year of days', 'P1D', 'PT15M', year, undefined],
  ['three years of days', 'raw', 'P1D', period('2023-01-01T00:00Z', '2026-01-01T00:00Z'), undefined],
] as const)('%s', (_, granularity, interval, requested, expected) => {
  expect(pointsToRequest(granularity, { interval }, requested, zone)).toBe(expected)
})

/** As the server cuts them. */
const segmentOf = (count: number, points: number) => Math.ceil(count / Math.floor(points / 2))

test('whatever is asked, stretches are as many as can be drawn and as long as reads well', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PT1S' as const, 'PT1M' as const, 'PT15M' as const, 'PT1H' as const),
      fc.integer({ min: 1, max: maxPoints }),
      (interval, count) => {
        const step = elapsedLengths[interval]!
        const requested = { from: new Date(0), to: new Date(count * step) }
        expect(countBuckets(0, count * step, interval, 'UTC')).toBe(count)
        const points = pointsToRequest('raw', { interval }, requested, 'UTC')
        if (points === undefined) return expect(count).toBeLessThanOrEqual(2000)
        expect(points).toBeLessThan(count)
        expect(points).toBeLessThanOrEqual(2000)
        const length = segmentOf(count, points) * step
        const days = 24 * 3_600_000
        expect(length >= days ? length % days : days % length).toBe(0)
      },
    ),
  )
})
