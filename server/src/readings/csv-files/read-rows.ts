import type { CsvPlan, ReadingFaultCode, ReadingQuality } from '@energycockpit/contract'
import { recogniseUnit } from '@energycockpit/units'
import { clockMark } from './clock-marks'
import { elapsedIntervals } from './csv-intervals'
import type { CsvRecord } from './csv-records'
import { intervalStarts, type NoStart } from './interval-starts'
import { numberInDay } from './numbered-times'
import { writtenNumber } from './written-number'
import { writtenTime, writtenTimeOfDay, type WrittenTime } from './written-time'

export interface FileReading {
  line: number
  /** Of the value, counted from 0. */
  column: number
  /** What stands in the columns of meters; empty where each has a column of its own. */
  meter: string
  /** Start of the interval, seconds since 1970 UTC. */
  at: number
  /** In `unit`; 0 for a missing one. */
  value: number
  quality: ReadingQuality
  /** Null: that of the series. */
  unit: string | null
}

export interface FileFault {
  line: number
  /** Counted from 0; null where the whole line is meant. */
  column: number | null
  code: ReadingFaultCode
  /** What stood there. */
  text: string
}

export interface FileEmpty {
  line: number
  meter: string
  columns: readonly number[]
}

export interface ReadRow {
  readings: FileReading[]
  faults: FileFault[]
  /** Values that it leaves empty beside its time. */
  empty?: FileEmpty
  /** It is the last one, and no line end says that it is whole: where, and its last cell. */
  openEnd?: { line: number; text: string }
}

/** Written where there is no value; 0 is one. */
const nothing: ReadonlySet<string> = new Set(['', '-', '--', 'n/a', 'na', 'nan', 'null'])
const isNothing = (text: string | undefined) => nothing.has((text ?? '').toLowerCase())

const earliest = 0
const latest = Date.UTC(2100) - 1

const emptyOf = (values: CsvPlan['values'], valued: CsvPlan['values']) =>
  values.filter((one) => !valued.includes(one)).map(({ column }) => column)

/** Reads the rows of a file by a settled plan, one after the other in their order. Nothing of a row is left unsaid. */
export function readRows(plan: CsvPlan): (record: CsvRecord) => ReadRow {
  const startOf = intervalStarts(plan)
  const qualities = new Map(plan.qualities.map(({ text, quality }) => [text.toLowerCase(), quality]))
  const { dateColumn, timeColumn, clockChange, meterColumns, unitColumn, values } = plan
  const marks =
    clockChange && clockChange.summer.length + clockChange.winter.length > 0 ? clockChange : undefined
  const needed =
    1 + Math.max(dateColumn, timeColumn ?? 0, ...meterColumns, ...values.map(({ column }) => column))

  return ({ line, cells }) => {
    const faults: FileFault[] = []
    const fault = (column: number | null, code: ReadingFaultCode) => {
      faults.push({
        line,
        column,
        code,
        text: column === null ? cells.join(plan.separator) : (cells[column] ?? ''),
      })
      return { readings: [], faults }
    }
    if (line <= plan.headingLines || cells.every(isNothing)) return { readings: [], faults }
    // Programs leave away what is empty at the end of a line.
    const whole = cells.length >= needed || values.length > 1
    if (!whole || cells[dateColumn] === undefined) return fault(null, 'LINE_UNREADABLE')
    const valued = values.filter(({ column, qualityColumn }) => {
      if (!isNothing(cells[column])) return true
      return qualityColumn !== null && qualityOf(cells[qualityColumn]) === 'missing'
    })
    const written = timeOf(cells)
    const meter = meterColumns.map((column) => cells[column]).join(' ')
    // A sum below the values has no time, and leaves nothing empty.
    const empty =
      written && valued.length < values.length
        ? { empty: { line, meter, columns: emptyOf(values, valued) } }
        : undefined
    if (valued.length === 0) return { readings: [], faults, ...empty }

    if (!written) return fault(dateColumn, 'TIME_UNREADABLE')
    const mark = clockMark(clockChange ? cells[clockChange.column] : undefined, marks)
    const start: number | NoStart = startOf(written, mark ?? clockMark(written.mark), meter)
    if (typeof start === 'string') return fault(dateColumn, start)
    if (start < earliest || start > latest) return fault(dateColumn, 'TIME_OUT_OF_RANGE')

    const rowUnit = unitColumn === null || isNothing(cells[unitColumn]) ? undefined : cells[unitColumn]!
    const readings: FileReading[] = []
    for (const { column, unit, qualityColumn } of valued) {
      const quality = qualityColumn === null ? 'measured' : qualityOf(cells[qualityColumn])
      const value = quality === 'missing' ? 0 : writtenNumber(cells[column]!, plan)
      if (quality === undefined) fault(qualityColumn, 'QUALITY_UNKNOWN')
      else if (value === undefined) fault(column, 'VALUE_UNREADABLE')
      else {
        const named = rowUnit === undefined ? unit : (recogniseUnit(rowUnit) ?? rowUnit)
        readings.push({ line, column, meter, at: start / 1_000, value, quality, unit: named })
      }
    }
    return { readings, faults, ...empty }
  }

  function timeOf(cells: readonly string[]): WrittenTime | undefined {
    const date = writtenTime(cells[dateColumn] ?? '', plan.timeFormat)
    if (!date || timeColumn === null) return date
    const number = numberInDay(cells[timeColumn])
    if (number !== undefined) return date.timed ? undefined : numberedTime(date.wall, number)
    const time = writtenTimeOfDay(cells[timeColumn] ?? '')
    return time && !date.timed ? { ...time, wall: date.wall + time.wall } : undefined
  }

  /** From 0 it is what a clock shows; from 1 the intervals of a day are counted, however many it has. */
  function numberedTime(midnight: number, number: number): WrittenTime | undefined {
    if (plan.names === 'END') return { wall: midnight, number, timed: true }
    const length = elapsedIntervals[plan.interval]
    const since = length === undefined ? Number.NaN : number * length
    return since < 86_400_000 ? { wall: midnight + since, timed: true } : undefined
  }

  function qualityOf(text = ''): ReadingQuality | undefined {
    return text === '' ? 'measured' : qualities.get(text.toLowerCase())
  }
}
