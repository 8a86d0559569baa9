import { wallClock } from '@energycockpit/time'

const day = 86_400_000
const second = 1_000

/** From `since` on clocks are `offset` ahead of UTC; both in seconds. */
export interface WallOffset {
  since: number
  offset: number
}

/** How far the clocks of a zone are ahead of UTC during a period (milliseconds since 1970 UTC), ascending. */
export function wallOffsets(from: number, to: number, timeZone: string): WallOffset[] {
  const clock = wallClock(timeZone)
  const offsetAt = (instant: number) => (clock(instant) - instant) / second
  const offsets = [{ since: Math.floor(from / second), offset: offsetAt(from) }]
  for (let at = from; at < to; at += day) {
    const next = Math.min(at + day, to)
    const offset = offsetAt(next)
    if (offset !== offsets.at(-1)!.offset) offsets.push({ since: changeBetween(at, next, offsetAt), offset })
  }
  return offsets
}

/** The second at which the later of two offsets begins; no zone changes its clocks twice a day. */
function changeBetween(before: number, after: number, offsetAt: (instant: number) => number): number {
  const later = offsetAt(after)
  let [without, found] = [Math.floor(before / second), Math.ceil(after / second)]
  while (found - without > 1) {
    const middle = Math.floor((without + found) / 2)
    if (offsetAt(middle * second) === later) found = middle
    else without = middle
  }
  return found
}

/** The offset of a second as an expression of the engine, which then needs no zones of its own. */
export const offsetSql = (offsets: readonly WallOffset[]): string =>
  offsets.length === 1
    ? String(offsets[0]!.offset)
    : `multiIf(${offsets
        .slice(1)
        .reverse()
        .map(({ since, offset }) => `second >= ${since}, ${offset}`)
        .join(', ')}, ${offsets[0]!.offset})`
