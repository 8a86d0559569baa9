import type { Locale } from '@energycockpit/contract'
import { byteOrderMark, csvLine } from '../../http/csv-line'
import { isoOf } from '@energycockpit/time'
import type { Cell, ShownTable } from './shown-table'

const rowsAtATime = 1000

/** The lines of a table, many at a time. */
export function* csvText({ headings, rows }: ShownTable, language: Locale): Iterable<string> {
  const lineOf = (cells: readonly Cell[]) => csvLine(cells.map(writtenTime), language)
  let text = byteOrderMark + lineOf(headings)
  let count = 0
  for (const row of rows()) {
    text += lineOf(row)
    if (++count % rowsAtATime === 0) {
      yield text
      text = ''
    }
  }
  yield text
}

const writtenTime = (cell: Cell) => (cell !== null && typeof cell === 'object' ? isoOf(cell) : cell)
