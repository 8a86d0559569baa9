import fc from 'fast-check'
import { wallOffsets } from './wall-offsets'

const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'UTC']
const day = 86_400_000

/** What a clock of the zone shows, by the runtime's own zones. */
function offsetAt(instant: number, timeZone: string): number {
  const said = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant)
  const part = (type: string) => Number(said.find((one) => one.type === type)!.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return (shown - instant) / 1000
}

test.each(zones)('at any moment of any years the clocks of %s show what the offsets say', (timeZone) => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1995, 0) / 1000, max: Date.UTC(2030, 0) / 1000 }),
      fc.integer({ min: 1, max: 800 }),
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5, maxLength: 5 }),
      (start, days, places) => {
        const from = start * 1000
        const to = from + days * day
        const offsets = wallOffsets(from, to, timeZone)
        for (const place of places) {
          const second = start + Math.floor(place * days * 86_400)
          const found = offsets.findLast(({ since }) => second >= since)!
          expect(found.offset).toBe(offsetAt(second * 1000, timeZone))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('the offset begins with the second in which clocks change', () => {
  const [from, to] = [Date.UTC(2024, 2, 30), Date.UTC(2024, 3, 2)]
  const change = Date.UTC(2024, 2, 31, 1) / 1000
  expect(wallOffsets(from, to, 'Europe/Berlin')).toEqual([
    { since: from / 1000, offset: 3600 },
    { since: change, offset: 7200 },
  ])
  const skipped = wallOffsets(Date.UTC(2011, 11, 29), Date.UTC(2012, 0, 2), 'Pacific/Apia')
  expect(skipped.map(({ offset }) => offset / 3600)).toEqual([-10, 14])
})
