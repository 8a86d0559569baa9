import * as time from '@energycockpit/time'
import { windowTicks } from './tick-instants'
import { weekendRuns } from './weekend-runs'

jest.mock('@energycockpit/time', () => {
  const actual = jest.requireActual<typeof time>('@energycockpit/time')
  return { ...actual, bucketStarts: jest.fn(actual.bucketStarts) }
})

/** As somebody may write it into the address. */
const eightThousandYears = { from: Date.parse('2025-01-01'), to: Date.parse('9999-01-01') }

test('a period of thousands of years is not cut into days and months, which would take minutes', () => {
  expect(weekendRuns(eightThousandYears, 'P1D', 'Europe/Berlin')).toEqual([])
  expect(windowTicks(eightThousandYears, 'P1Y', 'Europe/Berlin', 800).at.length).toBe(7974)
  const lengths = jest.mocked(time.bucketStarts).mock.calls.map(([, , length]) => length)
  expect(new Set(lengths)).toEqual(new Set(['P1Y']))
})

test('the weekends of a fortnight', () => {
  const fortnight = { from: Date.parse('2026-03-22T23:00Z'), to: Date.parse('2026-04-05T22:00Z') }
  // Of the first one the Sunday has 23 hours.
  const hours = weekendRuns(fortnight, 'P1D', 'Europe/Berlin').map(([from, to]) => (to - from) / 3_600_000)
  expect(hours).toEqual([47, 48])
})
