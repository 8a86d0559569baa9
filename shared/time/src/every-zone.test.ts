import { bucketStarts, countBuckets } from './buckets'
import { wallClock } from './wall-clock'

/*
 * Every zone that the platform knows, and every change of its clocks in some years: days, months and years
 * tile time, and what a clock shows decides where they are cut.
 */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** With the last years of St John's rule, Samoa's change of sides, and Ramadan in Casablanca. */
const [first, last] = [Date.UTC(2008), Date.UTC(2013)]
const zones = Intl.supportedValuesOf('timeZone')

/** Instants from which on a clock is otherwise ahead of UTC. */
function changesOf(zone: string): number[] {
  const clock = wallClock(zone)
  const ahead = (instant: number) => clock(instant) - instant
  const changes: number[] = []
  for (let from = first; from < last; from += 20 * day) {
    let [before, after] = [from, from + 20 * day]
    if (ahead(before) === ahead(after)) continue
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / minute / 2) * minute
      if (ahead(middle) === ahead(before)) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]))

/** The last date that a clock has begun to show by then, as a number that grows: once shown, the one before is over. */
const dateShown = (clock: (instant: number) => number, instant: number) => Math.floor(clock(instant) / day)

test('the platform knows many zones, and St John’s among them', () => {
  expect(zones.length).toBeGreaterThan(300)
  expect(changes.get('America/St_Johns')).toContain(Date.parse('2009-11-01T02:31Z'))
})

test('around every change days follow each other, and none has what clocks show as a later or an earlier one', () => {
  const odd: string[] = []
  for (const [zone, instants] of changes) {
    const clock = wallClock(zone)
    for (const change of instants) {
      const { starts, end } = bucketStarts(change - 2 * day, change + 2 * day, 'P1D', zone)
      const bounds = [...starts, end]
      for (const [place, start] of starts.entries()) {
        const next = bounds[place + 1]!
        const date = dateShown(clock, start)
        // Its first and its last moment are shown as of it, except where the next one was shown for a minute.
        if (next <= start || clock(start) < date * day || dateShown(clock, next - 1) !== date)
          odd.push(`${zone} ${new Date(start).toISOString()}`)
        if (dateShown(clock, next) <= date) odd.push(`${zone} ${new Date(next).toISOString()}`)
      }
    }
  }
  expect(odd).toEqual([])
})

test('each instant around a change is in the one bucket that a longer period has there', () => {
  const odd: string[] = []
  for (const [zone, instants] of changes)
    for (const change of instants)
      for (const length of ['P1D', 'P1M', 'P1Y'] as const) {
        const whole = bucketStarts(change - 2 * day, change + 2 * day, length, zone)
        const bounds = [...whole.starts, whole.end]
        for (const shift of [-minute, 0, 29 * minute, hour]) {
          const instant = change + shift
          const own = bucketStarts(instant, instant + 1, length, zone)
          const place = bounds.findLastIndex((bound) => bound <= instant)
          const isSame =
            own.starts.length === 1 && own.starts[0] === bounds[place] && own.end === bounds[place + 1]
          if (!isSame || countBuckets(instant, instant + 1, length, zone) !== 1)
            odd.push(`${zone} ${length} ${new Date(instant).toISOString()}`)
        }
      }
  expect(odd).toEqual([])
})

test('months and years of every zone are cut where days are', () => {
  for (const zone of zones)
    for (const [length, count] of [
      ['P1M', 3 * 12],
      ['P1Y', 3],
    ] as const) {
      const { starts } = bucketStarts(Date.UTC(2009, 0, 2), Date.UTC(2011, 11, 30), length, zone)
      expect(starts).toHaveLength(count)
      for (const start of starts.slice(1))
        expect(bucketStarts(start, start + 1, 'P1D', zone).starts[0]).toBe(start)
    }
})
