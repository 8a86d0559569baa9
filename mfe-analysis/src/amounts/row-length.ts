import { type DateRange, daysOf } from '@energycockpit/time'
import { rowLengths, type RowLength } from './rows-of-range'

/** More rows are not read. */
const mostRows = 400
const daysOfRow: Readonly<Record<RowLength, number>> = { P1D: 1, P1W: 7, P1M: 31 }

/** Those that a table of a period can have, the longest first. */
export const sensibleRows = (range: DateRange): RowLength[] =>
  rowLengths.filter((length) => daysOf(range) / daysOfRow[length] <= mostRows)

/** The wanted one where it makes sense; else days of a month, weeks of a quarter, months of anything longer. */
export function rowLengthFor(wanted: string | undefined, range: DateRange): RowLength {
  const chosen = sensibleRows(range).find((length) => length === wanted)
  if (chosen !== undefined) return chosen
  const days = daysOf(range)
  return days <= 31 ? 'P1D' : days <= 92 ? 'P1W' : 'P1M'
}
