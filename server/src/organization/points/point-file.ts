import type { DownloadFormat, ListedMeteringPoint, Locale } from '@energycockpit/contract'
import { Readable } from 'node:stream'
import writeExcelFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import { byteOrderMark, csvLine } from '../../http/csv-line'
import { plainText } from '../../http/plain-text'
import { sheetName } from '../../http/sheet-name'
import type { Cell, PointColumn } from './columns-of-file'

type Pages = AsyncIterable<readonly ListedMeteringPoint[]>

interface PointFile {
  type: string
  content: Readable | Buffer
}

interface Shape {
  columns: readonly PointColumn[]
  language: Locale
  sheet: string
}

/** A file of all pages: lines as they are read, or a spreadsheet, which is whole only at its end. */
export async function pointFile(format: DownloadFormat, pages: Pages, shape: Shape): Promise<PointFile> {
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', content: Readable.from(csvOf(pages, shape)) }
    : {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await spreadsheetOf(pages, shape),
      }
}

async function* csvOf(pages: Pages, { columns, language }: Shape): AsyncIterable<string> {
  yield (
    byteOrderMark +
    csvLine(
      columns.map(({ heading }) => heading),
      language,
    )
  )
  for await (const points of pages)
    yield points
      .map((point) =>
        csvLine(
          columns.map(({ cell }) => cell(point)),
          language,
        ),
      )
      .join('')
}

async function spreadsheetOf(pages: Pages, { columns, sheet }: Shape): Promise<Buffer> {
  const rows: SheetCell[][] = []
  for await (const points of pages)
    for (const point of points) rows.push(columns.map(({ cell }) => sheetCell(cell(point))))
  const headings = columns.map(({ heading }) => ({
    ...{ value: heading, type: String, fontWeight: 'bold' as const },
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
