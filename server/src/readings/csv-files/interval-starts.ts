import type { CsvPlan } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import type { ClockMark } from './clock-marks'
import { elapsedIntervals, intervalBefore } from './csv-intervals'
import { wallInstants } from './wall-instants'
import type { WrittenTime } from './written-time'

export type TimeRules = Pick<CsvPlan, 'clock' | 'timeZone' | 'names' | 'interval'>

const day = 86_400_000

export type NoStart = 'TIME_UNREADABLE' | 'TIME_SKIPPED' | 'TIME_AMBIGUOUS'

/** Of what has been read of one meter. */
interface Last {
  start: number
  /** -1 where the latest stands first. */
  direction: 1 | -1
}

/**
 * Says at which instant (milliseconds since 1970 UTC) the interval of each row starts, the rows in their order.
 * An hour that clocks show twice is told apart by its mark, or by what stands before it: `meter` says whose row it is.
 */
export function intervalStarts({ clock, timeZone, names, interval }: TimeRules) {
  const { all, first, standard, wallOf } = wallInstants(timeZone)
  const elapsed = elapsedIntervals[interval]
  const lastOf = new Map<string, Last>()

  /** Of a day or longer: where days are cut, also where clocks show midnight twice. */
  const startAt = (wall: number): number =>
    wall % day === 0 ? startOfDay(new Date(wall).toISOString().slice(0, 10), timeZone) : first(wall)

  const atInstant = (instant: number): number => {
    if (names === 'START') return instant
    return elapsed === undefined ? startAt(intervalBefore(wallOf(instant), interval)) : instant - elapsed
  }

  const candidates = (wall: number): number[] => {
    if (elapsed === undefined) return [startAt(names === 'START' ? wall : intervalBefore(wall, interval))]
    if (names === 'START') return all(wall)
    // Some write what the clock shows at the end, others the start and the length added up: 2:45 + 15 minutes.
    const ends = all(wall).map((end) => end - elapsed)
    return [...new Set([...ends, ...all(wall - elapsed)])].sort((one, other) => one - other)
  }

  return (written: WrittenTime, mark: ClockMark | undefined, meter: string): number | NoStart => {
    const start = startOf(written, mark, lastOf.get(meter))
    if (typeof start === 'number') remember(meter, start)
    return start
  }

  function startOf(
    { wall, offset, number }: WrittenTime,
    mark: ClockMark | undefined,
    last: Last | undefined,
  ): number | NoStart {
    if (number !== undefined) return numbered(wall, number)
    if (offset !== undefined) return atInstant(wall - offset)
    if (clock === 'UTC' || clock === 'STANDARD') {
      // Days are those of the calendar there, whatever clock tells the time of day.
      if (elapsed === undefined) return candidates(wall)[0]!
      return atInstant(clock === 'UTC' ? wall : standard(wall))
    }
    if (clock === 'OFFSET') return 'TIME_UNREADABLE'
    const starts = candidates(wall)
    if (starts.length === 0) return 'TIME_SKIPPED'
    if (starts.length === 1) return starts[0]!
    if (mark !== undefined) return mark === 'summer' ? starts[0]! : starts.at(-1)!
    if (!last || elapsed === undefined) return 'TIME_AMBIGUOUS'
    const next = last.start + last.direction * elapsed
    if (starts.includes(next)) return next
    const ahead = starts.filter((start) => (start - last.start) * last.direction > 0)
    return ahead.length === 1 ? ahead[0]! : 'TIME_AMBIGUOUS'
  }

  /** The interval of a day that has so many before it; a day of the clocks' change has an hour more or less. */
  function numbered(midnight: number, number: number): number | NoStart {
    if (clock === 'OFFSET' || elapsed === undefined) return 'TIME_UNREADABLE'
    const instantOf = clock === 'UTC' ? (wall: number) => wall : clock === 'STANDARD' ? standard : first
    const start = instantOf(midnight) + (number - 1) * elapsed
    return number >= 1 && start < instantOf(midnight + day) ? start : 'TIME_UNREADABLE'
  }

  function remember(meter: string, start: number): void {
    const last = lastOf.get(meter)
    if (!last) lastOf.set(meter, { start, direction: 1 })
    else if (start !== last.start) lastOf.set(meter, { start, direction: start > last.start ? 1 : -1 })
  }
}
