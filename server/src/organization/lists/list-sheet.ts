import { plainText, type Locale } from '@energycockpit/contract'
import { sheetFormat, sheetNumber, unitOfHeading, type SheetFormat } from '@energycockpit/units'
import writeExcelFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import { sheetName } from '../../http/sheet-name'
import type { Cell } from './cell'
import de from './texts/de.json'
import en from './texts/en.json'

const textsOf = { de, en } satisfies Record<Locale, unknown>
const timeFormat = 'yyyy-mm-dd hh:mm:ss'
const dayFormat = 'yyyy-mm-dd'
const [narrowest, widest] = [12, 60]

interface Shape {
  columns: readonly { heading: string; isAmount?: true }[]
  language: Locale
  sheet: string
}

/**
 * Rows as a spreadsheet with a heading that stays: numbers in the format of their unit, times as dates. Spreadsheets
 * know no zones: beside the time on the clock of a place stands how far that is ahead of UTC.
 */
export function listSheet(
  rows: readonly (readonly Cell[])[],
  { columns, language, sheet }: Shape,
): Promise<Buffer> {
  const drawn = columns.map((column, place) => {
    const cells = rows.map((row) => row[place] ?? null)
    return {
      ...{ cells, heading: column.heading, format: formatOf(column, cells, language) },
      isLocal: cells.some((cell) => cell !== null && typeof cell === 'object' && 'wall' in cell),
    }
  })
  const titles = drawn.flatMap(({ heading, isLocal }) => [
    heading,
    ...(isLocal ? [textsOf[language].offset] : []),
  ])
  const data = rows.map((_, row) =>
    drawn.flatMap(({ cells, format, isLocal }) => sheetCells(cells[row]!, { format, isLocal })),
  )
  const headings = titles.map((heading) => ({
    ...{ value: plainText(heading), type: String, fontWeight: 'bold' as const },
  }))
  return writeExcelFile([headings, ...data] as SheetData, {
    sheet: sheetName(sheet),
    columns: titles.map((title, place) => ({
      width: widthOf([title, ...data.map((cells) => shownText(cells[place]!))]),
    })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function formatOf(
  { heading, isAmount }: Shape['columns'][number],
  cells: readonly Cell[],
  language: Locale,
): SheetFormat | undefined {
  const unit = unitOfHeading(heading) ?? (isAmount ? '' : undefined)
  return unit === undefined ? undefined : sheetFormat(unit, cells, language)
}

function sheetCells(
  cell: Cell,
  { format, isLocal }: { format: SheetFormat | undefined; isLocal: boolean },
): SheetCell[] {
  if (cell === null) return isLocal ? [null, null] : [null]
  if (typeof cell === 'string') return [{ value: plainText(cell), type: String }]
  if (typeof cell === 'number')
    return format
      ? [{ value: sheetNumber(cell, format), type: Number, format: format.code }]
      : [{ value: cell, type: Number }]
  if ('day' in cell) return [{ value: new Date(cell.day), type: Date, format: dayFormat }]
  if ('utc' in cell) return [{ value: new Date(cell.utc), type: Date, format: timeFormat }]
  return [
    { value: new Date(cell.wall), type: Date, format: timeFormat },
    { value: cell.offset, type: String },
  ]
}

/** About as it is shown: thousands are parted. */
function shownText(cell: SheetCell): string {
  const value = cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : null
  if (value instanceof Date) return timeFormat
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 3 })
  return typeof value === 'string' ? value : ''
}

const widthOf = (texts: readonly string[]) =>
  texts.reduce((width, text) => Math.min(widest, Math.max(width, text.length + 2)), narrowest)
