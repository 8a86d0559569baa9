import type { CsvClock, CsvInterval, CsvTimeFormat, CsvTimeNames, Guess } from '@energycockpit/contract'
import type { CsvRecord } from './csv-records'
import { elapsedIntervals } from './csv-intervals'
import { certain, likely, open } from './guesses'
import { wallInstants } from './wall-instants'
import { writtenTime } from './written-time'

/** A column that numbers the intervals of each day: hours 1 to 24, settlement periods 1 to 48, quarters 1 to 96. */
export interface NumberedTimes {
  column: number
  interval: CsvInterval
  /** From 1 the intervals are counted, 46 to 50 half hours; from 0 it is what a clock shows. */
  names: CsvTimeNames
}

const day = 86_400_000
/** A day on which clocks change has an hour more or less. */
const changed = 3_600_000
const lengths = ['PT1H', 'PT30M', 'PT15M', 'PT10M', 'PT5M'] as const

/** The number in a cell; undefined for anything else. */
export const numberInDay = (cell: string | undefined): number | undefined =>
  cell !== undefined && /^\d{1,3}$/.test(cell) ? Number(cell) : undefined

/** The column that numbers the intervals of the days in another one; undefined where none does. */
export function findNumbers(
  rows: readonly CsvRecord[],
  { dateColumn, width }: { dateColumn: number; width: number },
): NumberedTimes | undefined {
  for (let column = 0; column < width; column++) {
    if (column === dateColumn) continue
    const numbered = rows.flatMap(({ cells }) => {
      const number = numberInDay(cells[column])
      return number === undefined ? [] : { number, date: cells[dateColumn] ?? '' }
    })
    if (numbered.length < 20 || numbered.length < 0.8 * rows.length) continue
    const numbers = numbered.map(({ number }) => number)
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    if (least > 1 || !counts(numbered, least)) continue
    const count = most + 1 - least
    const interval = lengths.find((one) => Math.abs(count * elapsedIntervals[one]! - day) <= changed)
    if (interval) return { column, interval, names: least === 0 ? 'START' : 'END' }
  }
  return undefined
}

/** Whether a number grows by one within a date, or stays for the next meter, and begins again with the next date. */
function counts(numbered: readonly { number: number; date: string }[], least: number): boolean {
  let [fitting, growing] = [0, 0]
  for (const [place, { number, date }] of numbered.entries()) {
    const before = numbered[place - 1]
    const step = before && before.date === date ? number - before.number : undefined
    if (step === 1) growing++
    if (step === undefined ? place === 0 || number === least : step === 0 || step === 1 || number === least)
      fitting++
  }
  // Of several meters each may have a row for each number.
  const distinct = new Set(numbered.map(({ number, date }) => `${date} ${number}`)).size
  return fitting >= 0.95 * numbered.length && growing >= 0.8 * (distinct - 1) * (1 - 1 / 20)
}

/** The clock that days of so many intervals are of. */
export function clockOfNumbers(
  rows: readonly CsvRecord[],
  { column, interval }: NumberedTimes,
  { dateColumn, format, timeZone }: { dateColumn: number; format: CsvTimeFormat; timeZone: string },
): Guess<CsvClock> {
  const most = new Map<number, number>()
  for (const { cells } of rows) {
    const [date, number] = [writtenTime(cells[dateColumn] ?? '', format)?.wall, numberInDay(cells[column])]
    if (date !== undefined && number !== undefined) most.set(date, Math.max(most.get(date) ?? 0, number))
  }
  const { first } = wallInstants(timeZone)
  // The last day may go on after what is known of the file.
  for (const [date, count] of [...most].slice(0, -1)) {
    const length = first(date + day) - first(date)
    if (length === day || count < 20) continue
    return count * elapsedIntervals[interval]! === length
      ? certain('LOCAL')
      : open(['STANDARD', 'UTC', 'LOCAL'])
  }
  return likely('LOCAL', ['STANDARD', 'UTC'])
}
