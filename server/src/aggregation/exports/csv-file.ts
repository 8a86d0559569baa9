import type { Locale } from '@energycockpit/contract'
import { byteOrderMark, csvLine } from '../../http/csv-line'
import { isoOf, localTimes } from '@energycockpit/time'
import type { ExportCell, ExportRow, ExportTable } from './export-table'
import type { ExportTexts } from './texts'

/** The columns of an exported CSV file, those of time first. */
export const csvHeadings = ({ timeZone, headings }: ExportTable, texts: ExportTexts): string[] => [
  `${texts.start} (${timeZone})`,
  texts.utc,
  ...headings,
]

/** A row as a CSV file has it: both hours of the one that autumn repeats can be told from each other. */
export function csvCells(timeZone: string): (row: ExportRow) => ExportCell[] {
  const local = localTimes(timeZone)
  return ({ at, cells }) => [isoOf(local(at)), `${new Date(at).toISOString().slice(0, 19)}Z`, ...cells]
}

const rowsAtATime = 500

/** The lines of a table, many at a time. */
export async function* csvFile(
  table: ExportTable,
  { texts, language }: { texts: ExportTexts; language: Locale },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(csvHeadings(table, texts), language)
  const cellsOf = csvCells(table.timeZone)
  for await (const rows of table.rows())
    for (let first = 0; first < rows.length; first += rowsAtATime)
      yield rows
        .slice(first, first + rowsAtATime)
        .map((row) => csvLine(cellsOf(row), language))
        .join('')
}
