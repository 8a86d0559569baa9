import {
  structureSheets,
  type AttributeDefinition,
  type StructureRowFault,
  type StructureSheet,
} from '@energycockpit/contract'
import type { BrokenCell, Cell } from './cell'
import { isBroken, valueOfCell } from './cell-values'
import { columnsOf, type Column } from './columns'
import { isHeadingOf } from './headings'
import { withExchanges } from './join-exchanges'
import type { SheetRow, BulkRow } from './rows'
import { sheetTexts } from './sheet-texts'

export interface Sheet {
  sheet: string
  data: readonly (readonly (Cell | BrokenCell)[])[]
}

export interface ReadRows {
  rows: BulkRow[]
  faults: StructureRowFault[]
}

const everyLanguage = Object.values(sheetTexts)
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The rows of a workbook's sheets, which are known by their names in either language; notes are left out.
 * `definitions`: the attributes of the business, which are columns beside the others.
 */
export function readSheets(sheets: readonly Sheet[], definitions: readonly AttributeDefinition[]): ReadRows {
  const read = sheets.map((sheet) => {
    const isNotes = everyLanguage.some((texts) => isSame(texts.sheets.notes, sheet.sheet))
    if (isNotes || sheet.data.every((row) => row.every((cell) => cell === null)))
      return { rows: [], faults: [] }
    const kind = structureSheets.find((one) =>
      everyLanguage.some((texts) => isSame(texts.sheets[one], sheet.sheet)),
    )
    return kind === undefined
      ? { rows: [], faults: [faultOf(null, null, null, 'SHEET_UNKNOWN', sheet.sheet)] }
      : readSheet(kind, sheet, definitions)
  })
  return {
    rows: withExchanges(read.flatMap(({ rows }) => rows)),
    faults: read.flatMap(({ faults }) => faults),
  }
}

function readSheet(
  kind: StructureSheet,
  { data }: Sheet,
  definitions: readonly AttributeDefinition[],
): Omit<ReadRows, 'rows'> & { rows: SheetRow[] } {
  const known = columnsOf(kind, definitions)
  const [headings = [], ...lines] = data
  const faults: StructureRowFault[] = []
  const columns = headings.map((heading): Column | undefined => {
    const written = textOfCell(heading)
    if (written === '') return undefined
    const column = known.find((one) => isHeadingOf(kind, one, written))
    if (column === undefined) faults.push(faultOf(kind, 1, null, 'COLUMN_UNKNOWN', written))
    return column
  })
  const twice = columns.filter((column, place) => column && columns.indexOf(column) < place)
  for (const column of twice) faults.push(faultOf(kind, 1, column!.field, 'COLUMN_TWICE'))
  const [first] = known
  if (!columns.includes(first)) faults.push(faultOf(kind, 1, first!.field, 'COLUMN_MISSING'))
  const rows = lines.flatMap((line, place): SheetRow[] => {
    if (line.every((cell) => cell === null || cell === '')) return []
    const row = place + 2
    const values: Record<string, unknown> = {}
    const attributes = new Map<string, unknown>()
    columns.forEach((column, index) => {
      if (column === undefined) return
      const cell = line[index] ?? null
      const read = isBroken(cell) ? { fault: 'INVALID' as const } : valueOfCell(cell, column)
      if ('fault' in read) {
        // It is there, and not empty.
        if (column.content.type !== 'attribute') values[column.field] = undefined
        const allowed = 'allowed' in read ? (read.allowed ?? []) : []
        faults.push(faultOf(kind, row, column.field, read.fault, textOfCell(cell), ...allowed))
      } else if (column.content.type === 'attribute')
        attributes.set(column.content.definition.name, read.value)
      else values[column.field] = read.value
    })
    // Whatever an attribute is called: `__proto__` is a name like any other.
    const named = { ...values, attributes: Object.fromEntries(attributes) }
    return [{ kind, row, values: attributes.size > 0 ? named : values }]
  })
  return { rows, faults }
}

const textOfCell = (cell: Cell | BrokenCell) => (isBroken(cell) ? cell.error : String(cell ?? '').trim())

export const faultOf = (
  kind: StructureSheet | null,
  row: number | null,
  field: string | null,
  code: StructureRowFault['code'],
  ...about: string[]
): StructureRowFault => ({ kind, row, field, code, about })
