import { wallClock } from '@energycockpit/time'

const day = 86_400_000

export interface WallInstants {
  /** All instants at which a clock in the zone shows this: none where clocks skip it, two where they repeat it. */
  all(wall: number): number[]
  /** The first of them; where clocks skip it, the instant at which they do so. */
  first(wall: number): number
  /** The instant at which a clock shows it that never goes forward. */
  standard(wall: number): number
  /** What the clock shows at an instant. */
  wallOf(instant: number): number
}

/** The way back from a clock on a wall; all numbers are milliseconds since 1970, the clock's as if it were in UTC. */
export function wallInstants(timeZone: string): WallInstants {
  const clock = wallClock(timeZone)
  /** No zone changes its clocks twice within three days. */
  const offsetsOfDay = new Map<number, readonly number[]>()

  const offsetsAround = (wall: number): readonly number[] => {
    const date = Math.floor(wall / day)
    const known = offsetsOfDay.get(date)
    if (known) return known
    const [before, after] = [(date - 1) * day, (date + 2) * day].map((instant) => clock(instant) - instant)
    const offsets = before === after ? [before!] : [before!, after!]
    offsetsOfDay.set(date, offsets)
    return offsets
  }

  const all = (wall: number): number[] => {
    const offsets = offsetsAround(wall)
    if (offsets.length === 1) return [wall - offsets[0]!]
    return offsets
      .map((offset) => wall - offset)
      .filter((instant) => clock(instant) === wall)
      .sort((one, other) => one - other)
  }

  const offsetsOfYear = new Map<number, number>()
  /** Of winter, on either side of the equator. */
  const standardOffset = (wall: number): number => {
    const year = new Date(wall).getUTCFullYear()
    const known = offsetsOfYear.get(year)
    if (known !== undefined) return known
    const offsets = [Date.UTC(year, 0, 2), Date.UTC(year, 6, 2)].map((instant) => clock(instant) - instant)
    const offset = Math.min(...offsets)
    offsetsOfYear.set(year, offset)
    return offset
  }

  const standard = (wall: number) => wall - standardOffset(wall)

  return { all, standard, first: (wall) => all(wall)[0] ?? wall - offsetsAround(wall)[0]!, wallOf: clock }
}
