import type { CsvTimeFormat } from '@energycockpit/contract'
import type { CsvRecord } from './csv-records'
import { commonStep } from './common-step'
import { findNumbers, numberInDay, type NumberedTimes } from './numbered-times'
import { textFormats, timeShape, type TimeShape } from './time-shapes'
import { writtenTime, writtenTimeOfDay, type WrittenTime } from './written-time'

export interface FoundTimes {
  dateColumn: number
  timeColumn: number | null
  /** Columns that tell the end of the interval, beside those that tell its start. */
  endColumns: number[]
  /** Columns that could be meant as well. */
  others: number[]
  /** `timeColumn` numbers the intervals of each day. */
  numbered?: NumberedTimes
  /** All that fit, ISO first. */
  formats: CsvTimeFormat[]
}

const max = 0.8

/** The columns in which a file keeps its times; undefined where there are none. Headings may still be among the rows. */
export function findTimes(records: readonly CsvRecord[], width: number): FoundTimes | undefined {
  const rows = records.filter(({ cells }) => cells.length >= width).slice(-400)
  if (rows.length === 0) return undefined
  // Headings before few rows must not outvote them.
  const sample =
    rows.length > 4 ? rows.slice(Math.ceil(rows.length / 3)) : rows.slice(-Math.ceil(rows.length / 2))
  const shapes = Array.from({ length: width }, (_, column) => shapeOf(column, sample))
  const places = (shape: TimeShape) => shapes.flatMap((each, column) => (each === shape ? [column] : []))

  const both = places('date and time')
  const dates = places('date')
  const times = places('time of day')
  const dated = both.length > 0 ? both : dates
  const [dateColumn] = dated
  if (dateColumn === undefined) return findYears(sample, width) ?? findCounted(sample, width)
  const split = both.length === 0 && times.length > 0
  const formats = textFormats.filter(
    (format) => share(dateColumn, sample, (cell) => writtenTime(cell, format)) >= max,
  )
  const numbered = both.length > 0 || split ? undefined : findNumbers(rows, { dateColumn, width })
  if (numbered)
    return {
      ...{ dateColumn, timeColumn: numbered.column, endColumns: [], others: dated.slice(1), formats },
      numbered,
    }
  // A second column of both or of times is the end of what the first one starts; a second date goes with it.
  const endColumns = split ? [...times.slice(1), ...dates.slice(1)] : both.slice(1)
  return { dateColumn, timeColumn: split ? times[0]! : null, endColumns, others: dated.slice(1), formats }
}

function shapeOf(column: number, sample: readonly CsvRecord[]): TimeShape | undefined {
  const shapes = sample.map(({ cells }) => timeShape(cells[column] ?? ''))
  // A clock at midnight is left away by some programs.
  if (shapes.some((shape) => shape === 'date and time') && agree(shapes, ['date and time', 'date']))
    return 'date and time'
  return (['date', 'time of day'] as const).find((shape) => agree(shapes, [shape]))
}

const agree = (shapes: readonly (TimeShape | undefined)[], wanted: readonly TimeShape[]) =>
  shapes.filter((shape) => shape !== undefined && wanted.includes(shape)).length >= max * shapes.length

const share = (column: number, sample: readonly CsvRecord[], fits: (cell: string) => unknown) =>
  sample.filter(({ cells }) => fits(cells[column] ?? '') !== undefined).length / sample.length

/** 2019, 2020, 2021: only what grows by a year each time is believed to be one. */
function findYears(sample: readonly CsvRecord[], width: number): FoundTimes | undefined {
  for (let column = 0; column < width; column++) {
    const walls = sample.flatMap(({ cells }) => {
      const cell = cells[column] ?? ''
      return /^\d{4}$/.test(cell) ? (writtenTime(cell, 'ISO')?.wall ?? []) : []
    })
    const step = commonStep(walls)
    const isYears = step?.interval === 'P1Y' && step.share === 1
    if (walls.length >= 2 && walls.length >= max * sample.length && isYears)
      return { dateColumn: column, timeColumn: null, endColumns: [], others: [], formats: ['ISO'] }
  }
  return undefined
}

/** Registers look like seconds or days, too: only what grows by one interval each time is believed. */
function findCounted(sample: readonly CsvRecord[], width: number): FoundTimes | undefined {
  for (const format of ['UNIX_SECONDS', 'UNIX_MILLISECONDS', 'EXCEL'] as const)
    for (let column = 0; column < width; column++) {
      const walls = sample.map(({ cells }) => writtenTime(cells[column] ?? '', format)?.wall)
      const known = walls.filter(
        (wall) => wall !== undefined && wall > firstMoment && wall < lastMoment,
      ) as number[]
      if (known.length >= 3 && known.length >= max * sample.length && (commonStep(known)?.share ?? 0) >= max)
        return { dateColumn: column, timeColumn: null, endColumns: [], others: [], formats: [format] }
    }
  return undefined
}

const firstMoment = Date.UTC(1990)
const lastMoment = Date.UTC(2100)

/** What stands in the columns of time of one row. */
export function timeOfRow(
  cells: readonly string[],
  { dateColumn, timeColumn, numbered }: Pick<FoundTimes, 'dateColumn' | 'timeColumn' | 'numbered'>,
  format: CsvTimeFormat,
): WrittenTime | undefined {
  const date = writtenTime(cells[dateColumn] ?? '', format)
  if (!date || timeColumn === null) return date
  if (numbered) {
    const number = numberInDay(cells[timeColumn])
    return number === undefined ? undefined : { ...date, timed: true, number }
  }
  const time = writtenTimeOfDay(cells[timeColumn] ?? '')
  return time && { ...time, wall: date.wall + time.wall }
}
