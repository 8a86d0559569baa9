import { fromAbsolute } from '@internationalized/date'

const day = 86_400_000
const minute = 60_000

/**
 * A clock on a wall in `timeZone` (IANA name): takes an instant and says what the clock shows then, both in
 * milliseconds since 1970, the second one as if the zone were UTC. Clocks that go back show the same hour twice.
 * It remembers the day it was last asked about, so that walking through a year costs little. Throws a RangeError
 * for an unknown zone.
 */
export function wallClock(timeZone: string): (instant: number) => number {
  let around = offsetAround(0, timeZone)
  return (instant) => {
    if (instant < around.from || instant >= around.to) around = offsetAround(instant, timeZone)
    return instant + around.offset
  }
}

/** No zone changes its clocks twice within one day of UTC. */
function offsetAround(instant: number, timeZone: string) {
  const from = Math.floor(instant / day) * day
  const to = from + day
  const before = offsetAt(from, timeZone)
  const after = offsetAt(to, timeZone)
  if (before === after) return { from, to, offset: before }
  const change = firstMinuteWith(after, from, to, timeZone)
  return instant < change ? { from, to: change, offset: before } : { from: change, to, offset: after }
}

function firstMinuteWith(offset: number, from: number, to: number, timeZone: string): number {
  let [without, found] = [from, to]
  while (found - without > minute) {
    const middle = without + Math.floor((found - without) / minute / 2) * minute
    if (offsetAt(middle, timeZone) === offset) found = middle
    else without = middle
  }
  return found
}

/** Finding the offset of a zone is slow, and many series are walked through over the same days. */
const known = new Map<string, number>()
const maxKnown = 50_000

function offsetAt(instant: number, timeZone: string): number {
  const key = `${instant} ${timeZone}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const { offset } = fromAbsolute(instant, timeZone)
  known.set(key, offset)
  return offset
}
