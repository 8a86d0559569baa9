import {
  csvIntervals,
  type ClockChange,
  type CsvGuess,
  type CsvInterval,
  type CsvTimeFormat,
  type CsvTimeNames,
  type Guess,
} from '@energycockpit/contract'
import { commonStep } from './common-step'
import { elapsedIntervals } from './csv-intervals'
import type { CsvRecord } from './csv-records'
import { guessClock } from './guess-clock'
import { timeOfRow, type FoundTimes } from './find-times'
import { certain, likely, open, valueOr } from './guesses'
import { clockOfNumbers } from './numbered-times'
import { writtenTime, type WrittenTime } from './written-time'

export interface TimeSample {
  found: FoundTimes
  rows: readonly CsvRecord[]
  headings: readonly string[]
  clockChange: ClockChange | null
  /** The zone that is meant where a file says nothing of one. */
  timeZone: string
}

type TimeGuess = Pick<CsvGuess, 'timeFormat' | 'clock' | 'names' | 'interval'>

export function guessTimeRules(sample: TimeSample): TimeGuess {
  const { found, rows } = sample
  const timeFormat = guessFormat(found, rows)
  const format = valueOr(timeFormat, found.formats[0]!)
  if (found.numbered)
    return {
      timeFormat,
      interval: certain(found.numbered.interval),
      clock: clockOfNumbers(rows, found.numbered, {
        dateColumn: found.dateColumn,
        format,
        timeZone: sample.timeZone,
      }),
      names: certain(found.numbered.names),
    }
  const times = rows.flatMap((row) => {
    const written = timeOfRow(row.cells, found, format)
    return written ? { ...written, row } : []
  })
  const interval = timeFormat.sure === 'open' ? guessOpenInterval(sample) : guessInterval(times)
  return {
    timeFormat,
    interval,
    clock: guessClock(times, valueOr(interval, undefined), format, sample),
    names: guessNames(times, valueOr(interval, undefined), sample),
  }
}

function guessFormat(found: FoundTimes, rows: readonly CsvRecord[]): Guess<CsvTimeFormat> {
  const [only, ...more] = found.formats
  if (more.length === 0) return certain(only!)
  // Nobody puts the month first and points between.
  if (rows.every(({ cells }) => /^\d+\.\d+\./.test(cells[found.dateColumn] ?? '.'))) return certain('DMY')
  const byRegularity = found.formats
    .map((format) => ({ format, ...regularity(found, rows, format) }))
    .sort((one, other) => other.readable - one.readable || other.share - one.share)
  const [best, next] = byRegularity
  if (best!.readable > next!.readable) return certain(best!.format)
  return best!.share > next!.share ? likely(best!.format, [next!.format]) : open(found.formats)
}

function regularity(found: FoundTimes, rows: readonly CsvRecord[], format: CsvTimeFormat) {
  const walls = rows.flatMap(({ cells }) => timeOfRow(cells, found, format)?.wall ?? [])
  return { readable: walls.length, share: commonStep(walls)?.share ?? 0 }
}

const wallsOf = (times: readonly WrittenTime[]) => times.map(({ wall, offset = 0 }) => wall - offset)

function guessInterval(times: readonly WrittenTime[]): Guess<CsvInterval> {
  const step = commonStep(wallsOf(times))
  if (!step) return open(csvIntervals)
  return step.share >= 0.9 ? certain(step.interval) : likely(step.interval, csvIntervals)
}

/** Days and months may have changed places: what both orders agree on is still known. */
function guessOpenInterval({ found, rows }: TimeSample): Guess<CsvInterval> {
  const guesses = found.formats.map((format) =>
    guessInterval(rows.flatMap(({ cells }) => timeOfRow(cells, found, format) ?? [])),
  )
  const intervals = guesses.map((guess) => valueOr(guess, undefined))
  return new Set(intervals).size === 1 ? guesses[0]! : open(intervals.filter((each) => each !== undefined))
}

const startHeading = /(?:^|[^a-zäöü])(?:von|ab|start|begin|beginn|from|interval_?start)(?:[^a-zäöü]|$)/i
const endHeading = /(?:^|[^a-zäöü])(?:bis|ende|end|to|until|till|interval_?end)(?:[^a-zäöü]|$)/i
const day = 86_400_000

function guessNames(
  times: readonly WrittenTime[],
  interval: CsvInterval | undefined,
  { found, headings, rows }: TimeSample,
): Guess<CsvTimeNames> {
  if (found.endColumns.length > 0) return certain('START')
  const heading = [found.dateColumn, found.timeColumn ?? found.dateColumn]
    .map((place) => headings[place])
    .join(' ')
  if (startHeading.test(heading)) return certain('START')
  if (endHeading.test(heading)) return certain('END')
  const text = ({ cells }: CsvRecord) =>
    `${cells[found.dateColumn]} ${cells[found.timeColumn ?? found.dateColumn]}`
  // Only the end of a day is called 24:00.
  if (rows.some((row) => /(?:^|[T ])24:00/.test(text(row)))) return certain('END')
  const elapsed = interval === undefined ? undefined : elapsedIntervals[interval]
  const walls = wallsWritten(times)
  if (elapsed === undefined || walls.length === 0) return likely('START', ['END'])
  const [first, last] = [Math.min(...walls), Math.max(...walls)]
  // A file of whole days that starts one interval after midnight, or ends at one.
  if (first % day === elapsed && elapsed < 3_600_000 * 2) return likely('END', ['START'])
  return last % day === 0 && first % day !== 0 && last > first
    ? likely('END', ['START'])
    : likely('START', ['END'])
}

const wallsWritten = (times: readonly WrittenTime[]) => times.map(({ wall }) => wall)

/** Whether a cell tells a time in any of these formats: the first row that does is no heading. */
export const containsTime = (cells: readonly string[], found: FoundTimes): boolean =>
  found.formats.some((format) => writtenTime(cells[found.dateColumn] ?? '', format) !== undefined)
