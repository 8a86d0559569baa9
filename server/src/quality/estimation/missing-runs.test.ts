import fc from 'fast-check'
import { startsIn } from '../../readings/series/series-interval'
import { missingRuns } from './missing-runs'

const day = { interval: 'P1D', timeZone: 'Europe/Berlin' } as const
const seconds = (instant: string) => Date.parse(instant) / 1000

test('days without a value that follow each other are one run, also over the change of the clocks', () => {
  const span = { from: seconds('2024-03-29T23:00Z'), to: seconds('2024-04-03T22:00Z') }
  const known = new Set([seconds('2024-04-01T22:00Z')])
  expect(missingRuns(span, (at) => known.has(at), day)).toEqual([
    { from: seconds('2024-03-29T23:00Z'), to: seconds('2024-04-01T22:00Z'), count: 3 },
    { from: seconds('2024-04-02T22:00Z'), to: seconds('2024-04-03T22:00Z'), count: 1 },
  ])
})

test('runs hold all that is missing and nothing else, and none touches the next', () => {
  const seriesInterval = { interval: 'PT15M', timeZone: 'UTC' } as const
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (values) => {
      const span = { from: 900, to: 900 * (values.length + 1) }
      const runs = missingRuns(span, (at) => values[at / 900 - 1]!, seriesInterval)
      const starts = runs.flatMap(({ from, to }) => startsIn(from, to, seriesInterval))
      expect(starts).toEqual(values.flatMap((has, place) => (has ? [] : [(place + 1) * 900])))
      expect(runs.reduce((sum, { count }) => sum + count, 0)).toBe(starts.length)
      for (const [place, run] of runs.entries()) expect(runs[place + 1]?.from).not.toBe(run.to)
    }),
  )
})
