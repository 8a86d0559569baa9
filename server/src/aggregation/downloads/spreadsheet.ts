import { plainText, type Locale } from '@energycockpit/contract'
import { sheetFormat, sheetNumber, unitOfHeading, type SheetFormat } from '@energycockpit/units'
import { PassThrough, type Readable } from 'node:stream'
import writeExcelFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import type { DownloadTexts } from './texts'
import type { Cell, ShownTable } from './shown-table'
import { sheetName } from '../../http/sheet-name'

const timeFormat = 'yyyy-mm-dd hh:mm:ss'

/**
 * A table as a spreadsheet (XLSX). Spreadsheets know no zones: each time stands in two columns, what clocks show and
 * how far that is ahead of UTC, so that both hours of the one that autumn repeats are told from each other.
 */
export function spreadsheet(
  { headings, rows }: ShownTable,
  { texts, sheet, language }: { texts: DownloadTexts; sheet: string; language: Locale },
): Readable {
  const table = [...rows()]
  const times = headings.map((_, column) => column === 0 || headings[column] === texts.valueAt)
  const formats = headings.map((heading, column) => {
    const unit = unitOfHeading(heading)
    return unit === undefined ? undefined : sheetFormat(unit, cellsOf(table, column), language)
  })
  const titles = headings.flatMap((heading, column) =>
    times[column] ? [column === 0 ? texts.localTime : heading, texts.offset] : [heading],
  )
  const data: SheetData = [
    titles.map((heading) => ({ value: plainText(heading), type: String, fontWeight: 'bold' as const })),
    ...table.map((row) =>
      row.flatMap((cell, column) => (times[column] ? timeCells(cell) : [cellOf(cell, formats[column])])),
    ),
  ]
  const columns = titles.map((title) => ({ width: Math.max(12, title.length + 2) }))
  columns[0] = { width: 20 }
  const written = writeExcelFile(data, { sheet: sheetName(sheet), columns, stickyRowsCount: 1 })
  const content = new PassThrough()
  // Whoever reads the file is told when it breaks off.
  written.toStream(content).catch((error: Error) => content.destroy(error))
  return content
}

function timeCells(cell: Cell): SheetCell[] {
  if (cell === null || typeof cell !== 'object') return [null, null]
  return [
    { value: new Date(cell.wall), type: Date, format: timeFormat },
    { value: cell.offset, type: String },
  ]
}

/** One after the other: a file may have many rows. */
function* cellsOf(table: readonly (readonly Cell[])[], column: number): Iterable<Cell | undefined> {
  for (const row of table) yield row[column]
}

function cellOf(cell: Cell, format: SheetFormat | undefined): SheetCell {
  if (cell === null || typeof cell === 'object') return null
  if (typeof cell === 'string') return { value: plainText(cell), type: String }
  return format
    ? { value: sheetNumber(cell, format), type: Number, format: format.code }
    : { value: cell, type: Number }
}
