import fc from 'fast-check'
import { meanOver, OverlappingPeriodsError, type Valid } from '../conversion/validity'
import { nextStart, startsIn, type SeriesInterval } from '../../readings/series/series-interval'
import { rateSteps } from './rate-steps'

const seconds = (instant: string) => Date.parse(instant) / 1000
const span = { from: Date.parse('2024-03-29T00:00Z'), to: Date.parse('2024-04-02T23:00Z') }
const hours: SeriesInterval = { interval: 'PT1H', timeZone: 'Europe/London' }
const days: SeriesInterval = { interval: 'P1D', timeZone: 'Europe/London' }

/** Periods that follow each other, with gaps between some of them. */
const periods = fc
  .uniqueArray(fc.integer({ min: span.from / 1000 - 50_000, max: span.to / 1000 + 50_000 }), {
    minLength: 2,
    maxLength: 12,
  })
  .chain((edges) => {
    const ordered = edges.sort((one, other) => one - other)
    return fc
      .array(fc.option(fc.integer({ min: -5, max: 50 })), {
        minLength: ordered.length - 1,
        maxLength: ordered.length - 1,
      })
      .map((values) =>
        values.flatMap((value, place): Valid<number>[] =>
          value === null ? [] : [{ from: ordered[place]!, to: ordered[place + 1]!, value }],
        ),
      )
  })

test.each([hours, days])(
  'each interval of $interval has the mean of the rates in it, or none',
  (seriesInterval) => {
    fc.assert(
      fc.property(periods, (valid) => {
        const steps = rateSteps(valid, seriesInterval, span)
        const starts = startsIn(span.from / 1000, span.to / 1000, seriesInterval)
        const means = meanOver(
          starts.map((from) => ({ from, to: nextStart(from, seriesInterval) })),
          valid,
        )
        expect(starts.map((start) => steps.findLast(({ from }) => from <= start)?.value)).toEqual(means)
      }),
    )
  },
)

test('a rate that holds always is one step, whatever the period', () => {
  expect(rateSteps([{ from: null, to: null, value: 3 }], hours, span)).toEqual([
    { from: span.from / 1000, value: 3 },
  ])
})

test('a day on which clocks go forward is weighted by its 23 hours', () => {
  const change = seconds('2024-03-31T12:00Z')
  const steps = rateSteps(
    [
      { from: null, to: change, value: 23 },
      { from: change, to: null, value: 0 },
    ],
    days,
    span,
  )
  expect(steps.find(({ from }) => from === seconds('2024-03-31T00:00Z'))?.value).toBe(12)
})

test('two rates at the same time are refused', () => {
  const always = { from: null, to: null, value: 1 }
  expect(() => rateSteps([always, always], hours, span)).toThrow(OverlappingPeriodsError)
})
