import { plainText, type DownloadFormat, type Locale } from '@energycockpit/contract'
import { Readable } from 'node:stream'
import writeExcelFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import { byteOrderMark, csvLine } from '../../http/csv-line'
import { sheetName } from '../../http/sheet-name'

/** Empty where there is nothing. */
export type Cell = string | number | null

export interface FileColumn<Row> {
  heading: string
  cell: (row: Row) => Cell
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
          columns.map(({ cell }) => cell(row)),
          language,
        ),
      )
      .join('')
}

async function spreadsheetOf<Row>(pages: Pages<Row>, { columns, sheet }: Shape<Row>): Promise<Buffer> {
  const rows: SheetCell[][] = []
  for await (const found of pages)
    for (const row of found) rows.push(columns.map(({ cell }) => sheetCell(cell(row))))
  const headings = columns.map(({ heading }) => ({
    ...{ value: plainText(heading), type: String, fontWeight: 'bold' as const },
  }))
  return writeExcelFile([headings, ...rows] as SheetData, {
    sheet: sheetName(sheet),
    columns: columns.map(({ heading }) => ({ width: Math.max(12, heading.length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: plainText(cell), type: String }
}
