import { structureKinds, type StructureKind, type StructureRowFault } from '@energycockpit/contract'
import { valueOfCell, type Cell } from './cell-values'
import { columnsOf, type Column } from './columns'
import type { BulkRow } from './rows'
import { sheetTexts } from './sheet-texts'

export interface Sheet {
  sheet: string
  data: readonly (readonly Cell[])[]
}

export interface ReadRows {
  rows: BulkRow[]
  faults: StructureRowFault[]
}

const everyLanguage = Object.values(sheetTexts)
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The rows of a workbook's sheets, which are known by their names in either language; notes are left out. */
export function readSheets(sheets: readonly Sheet[]): ReadRows {
  const read = sheets.map((sheet) => {
    const isNotes = everyLanguage.some((texts) => isSame(texts.sheets.notes, sheet.sheet))
    if (isNotes || sheet.data.every((row) => row.every((cell) => cell === null)))
      return { rows: [], faults: [] }
    const kind = structureKinds.find((one) =>
      everyLanguage.some((texts) => isSame(texts.sheets[one], sheet.sheet)),
    )
    return kind === undefined
      ? { rows: [], faults: [faultOf(null, null, null, 'SHEET_UNKNOWN', sheet.sheet)] }
      : readSheet(kind, sheet)
  })
  return { rows: read.flatMap(({ rows }) => rows), faults: read.flatMap(({ faults }) => faults) }
}

function readSheet(kind: StructureKind, { data }: Sheet): ReadRows {
  const [headings = [], ...lines] = data
  const faults: StructureRowFault[] = []
  const columns = headings.map((heading): Column | undefined => {
    if (heading === null || String(heading).trim() === '') return undefined
    const column = columnsOf[kind].find(({ field }) => isHeading(String(heading), field))
    if (column === undefined) faults.push(faultOf(kind, 1, null, 'COLUMN_UNKNOWN', String(heading)))
    return column
  })
  const [first] = columnsOf[kind]
  if (!columns.includes(first)) faults.push(faultOf(kind, 1, first!.field, 'COLUMN_MISSING'))
  const rows = lines.flatMap((line, place): BulkRow[] => {
    if (line.every((cell) => cell === null || cell === '')) return []
    const row = place + 2
    const values: Record<string, unknown> = {}
    columns.forEach((column, index) => {
      if (column === undefined) return
      const read = valueOfCell(line[index] ?? null, column)
      if ('fault' in read) faults.push(faultOf(kind, row, column.field, read.fault, String(line[index])))
      else values[column.field] = read.value
    })
    return [{ kind, row, values }]
  })
  return { rows, faults }
}

const isHeading = (heading: string, field: string) =>
  isSame(heading, field) ||
  everyLanguage.some(({ columns }) => isSame(heading, columns[field as keyof typeof columns]))

export const faultOf = (
  kind: StructureKind | null,
  row: number | null,
  field: string | null,
  code: StructureRowFault['code'],
  ...about: string[]
): StructureRowFault => ({ kind, row, field, code, about })
