import type { CsvClock, CsvInterval, CsvTimeFormat, Guess } from '@energycockpit/contract'
import { clockMark, unmistakable } from './clock-marks'
import { elapsedIntervals } from './csv-intervals'
import type { CsvRecord } from './csv-records'
import type { TimeSample } from './guess-time-rules'
import { certain, likely, open } from './guesses'
import { wallInstants, type WallInstants } from './wall-instants'
import type { WrittenTime } from './written-time'

interface TimeOfRow extends WrittenTime {
  row: CsvRecord
}

const hour = 3_600_000

/**
 * By which clock a file tells the time. What a file of another month of the same meter would have guessed is guessed
 * here, too: a clock change in it can only prove that, or make it something to be asked.
 */
export function guessClock(
  times: readonly TimeOfRow[],
  interval: CsvInterval | undefined,
  format: CsvTimeFormat,
  { found, headings, clockChange, timeZone }: TimeSample,
): Guess<CsvClock> {
  if (format.startsWith('UNIX')) return certain('UTC')
  const told = times.filter(({ offset }) => offset !== undefined).length
  if (times.length > 0 && told >= 0.95 * times.length) return certain('OFFSET')
  const zone = wallInstants(timeZone)
  const isUtc = times.length > 0 && zone.standard(times[0]!.wall) === times[0]!.wall
  const winterTime: CsvClock = isUtc ? 'UTC' : 'STANDARD'
  const markOf = ({ row, mark }: TimeOfRow) => (clockChange && row.cells[clockChange.column]) || mark
  if (clockChange || times.some(({ mark }) => clockMark(mark)))
    return times.some((time) => isWinterInSummer(time.wall, markOf(time), zone))
      ? certain(winterTime)
      : certain('LOCAL')

  const proof = proofOf(times, interval, zone)
  if (proof === 'local') return certain('LOCAL')
  const heading = [found.dateColumn, found.timeColumn ?? found.dateColumn]
    .map((place) => headings[place])
    .join(' ')
  const offset = offsetIn(heading)
  if (offset === 0) return certain('UTC')
  if (offset !== undefined)
    return times.length > 0 && times[0]!.wall - zone.standard(times[0]!.wall) === offset
      ? certain(winterTime)
      : open([winterTime, 'LOCAL', 'UTC'])
  if (/winterzeit|normalzeit|standard.?time/i.test(heading)) return certain(winterTime)
  if (/local|lokal|ortszeit|mesz|cest/i.test(heading)) return certain('LOCAL')
  if (/(?:^|[^a-z])(?:mez|cet)(?:[^a-z]|$)/i.test(heading)) return likely(winterTime, ['LOCAL', 'UTC'])
  if (proof === 'fixed') return isUtc ? likely('UTC', ['LOCAL']) : open(['STANDARD', 'UTC', 'LOCAL'])
  return likely('LOCAL', isUtc ? ['UTC'] : ['STANDARD', 'UTC'])
}

/** 'Time (UTC)', 'UTC+1', 'GMT+01:00': milliseconds east of UTC. */
function offsetIn(heading: string): number | undefined {
  const [, sign, hours, minutes = '0'] =
    /(?:^|[^a-z])(?:utc|gmt|zulu)\s*(?:([+-])\s*(\d\d?)(?::?(\d\d))?)?(?:[^a-z]|$)/i.exec(heading) ?? []
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000)
  return /(?:^|[^a-z])(?:utc|gmt|zulu)(?:[^a-z]|$)/i.test(heading) ? 0 : undefined
}

/** 'MEZ' in July: a clock that does not go forward. A and B only say which of two hours is meant. */
function isWinterInSummer(wall: number, mark: string | undefined, { all, standard }: WallInstants): boolean {
  const plain = mark?.trim().toLowerCase() ?? ''
  return unmistakable.has(plain) && clockMark(plain) === 'winter' && !all(wall).includes(standard(wall))
}

/** What the clock changes within a file prove: that its clock takes part in them, or that it does not. */
function proofOf(
  times: readonly TimeOfRow[],
  interval: CsvInterval | undefined,
  { all }: WallInstants,
): 'local' | 'fixed' | undefined {
  const elapsed = interval === undefined ? undefined : elapsedIntervals[interval]
  if (elapsed === undefined) return undefined
  const walls = times.map(({ wall }) => wall)
  // Each meter has a row of its own in some files: twice as many of a time as of others are two hours.
  const counts = new Map<number, number>()
  for (const wall of walls) counts.set(wall, (counts.get(wall) ?? 0) + 1)
  const isDoubled = (wall: number) => all(wall).length === 2
  const usual = Math.max(1, ...[...counts].map(([wall, count]) => (isDoubled(wall) ? 1 : count)))
  if (walls.length > 2 && [...counts].some(([wall, count]) => isDoubled(wall) && count >= 2 * usual))
    return 'local'
  if (walls.some((wall) => all(wall).length === 0)) return 'fixed'
  // From 1:45 to 3:00: the clock went forward, and nothing is missing.
  const leaps = walls.some((wall, place) => {
    const before = walls[place - 1]
    if (before === undefined || wall - before <= elapsed || wall - before > 2 * hour + elapsed) return false
    return all(wall)[0]! - all(before).at(-1)! === elapsed
  })
  if (leaps) return 'local'
  // Without a second hour in a row of times that misses none.
  const runsThrough = walls.some((wall, place) => {
    const [before, after] = [walls[place - 1], walls[place + 1]]
    return isDoubled(wall) && before !== undefined && wall - before === elapsed && after === wall + elapsed
  })
  return runsThrough ? 'fixed' : undefined
}
