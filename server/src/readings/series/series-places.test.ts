import { formerAfterMove, type Placed } from '@energycockpit/contract'
import * as fc from 'fast-check'
import { countedSpans, placesByTime, type PlaceByDays } from './series-places'

const locations = ['A', 'B', 'C']
const first = Date.UTC(2025, 0, 1)
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(first + days * 86_400_000).toISOString().slice(0, 10))
const instant = fc.integer({ min: -40 * 24, max: 760 * 24 }).map((hours) => first + hours * 3_600_000)

/** When something that was moved stood at a location, as the store tells it. */
function daysAt(location: string, { parent, former }: Placed): PlaceByDays[] {
  const all = [...former, { until: null, parent }]
  return all.flatMap((one, nth) =>
    one.parent === location ? [{ from: all[nth - 1]?.until ?? null, to: one.until, location }] : [],
  )
}

test('whatever was moved when, each moment of a period counts at one place, and at one only', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ to: fc.constantFrom(...locations), since: fc.option(day) }), { maxLength: 8 }),
      fc.constantFrom('Europe/London', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'),
      fc.uniqueArray(instant, { minLength: 2, maxLength: 5 }),
      (moves, timeZone, cuts) => {
        let placed: Placed = { parent: 'A', former: [] }
        for (const { to, since } of moves)
          placed = { parent: to, former: formerAfterMove(placed, { to, since }) }
        const edges = cuts.sort((one, other) => one - other)
        for (const [nth, from] of edges.slice(0, -1).entries()) {
          const span = { from, to: edges[nth + 1]! }
          const counted = locations
            .flatMap((location) => {
              const days = daysAt(location, placed)
              return days.length === 0 ? [] : countedSpans(placesByTime(days, timeZone), span)
            })
            .sort((one, other) => one.from - other.from)
          // One after the other, from the beginning of the period to its end.
          expect(counted[0]?.from).toBe(span.from)
          expect(counted.at(-1)?.to).toBe(span.to)
          for (const [place, { to }] of counted.slice(0, -1).entries())
            expect(counted[place + 1]!.from).toBe(to)
        }
      },
    ),
  )
})

test('who went and came back has two spans, and neighbours of one place are one', () => {
  const days = [
    { from: null, to: '2025-03-30', location: 'A' },
    { from: '2025-04-01', to: '2025-05-01', location: 'A' },
    { from: '2025-05-01', to: null, location: 'A' },
  ]
  expect(placesByTime(days, 'UTC')).toEqual([
    { from: null, to: Date.UTC(2025, 2, 30) / 1000, value: 'A' },
    { from: Date.UTC(2025, 3, 1) / 1000, to: null, value: 'A' },
  ])
  expect(placesByTime([{ from: null, to: '2025-05-01', location: 'A' }, days[2]!], 'UTC')).toBeUndefined()
})
