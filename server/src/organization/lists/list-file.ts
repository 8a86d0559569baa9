import type { DownloadFormat, Locale } from '@energycockpit/contract'
import { isoOf } from '@energycockpit/time'
import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../../http/csv-line'
import type { Cell } from './cell'
import { listSheet } from './list-sheet'

export interface FileColumn<Row> {
  heading: string
  cell: (row: Row) => Cell
  /** Its numbers are amounts, in units that another column says; those whose heading says a unit are anyway. */
  isAmount?: true
}

type Pages<Row> = AsyncIterable<readonly Row[]>

export interface ListFile {
  type: string
  content: Readable | Buffer
}

interface Shape<Row> {
  columns: readonly FileColumn<Row>[]
  language: Locale
  sheet: string
}

/** A file of all pages: lines as they are read, or a spreadsheet, which is whole only at its end. */
export async function listFile<Row>(
  format: DownloadFormat,
  pages: Pages<Row>,
  shape: Shape<Row>,
): Promise<ListFile> {
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', content: Readable.from(csvOf(pages, shape)) }
    : {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await spreadsheetOf(pages, shape),
      }
}

async function* csvOf<Row>(pages: Pages<Row>, { columns, language }: Shape<Row>): AsyncIterable<string> {
  yield (
    byteOrderMark +
    csvLine(
      columns.map(({ heading }) => heading),
      language,
    )
  )
  for await (const found of pages)
    yield found
      .map((row) =>
        csvLine(
          columns.map(({ cell }) => writtenCell(cell(row))),
          language,
        ),
      )
      .join('')
}

async function spreadsheetOf<Row>(
  pages: Pages<Row>,
  { columns, sheet, language }: Shape<Row>,
): Promise<Buffer> {
  const rows: Cell[][] = []
  for await (const found of pages) for (const row of found) rows.push(columns.map(({ cell }) => cell(row)))
  return listSheet(rows, { columns, sheet, language })
}

/** As CSV has it: both hours of the one that autumn repeats can be told from each other. */
function writtenCell(cell: Cell): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell
  if ('day' in cell) return cell.day
  return 'utc' in cell ? new Date(cell.utc).toISOString() : isoOf(cell)
}
