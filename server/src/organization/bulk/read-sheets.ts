import {
  structureKinds,
  type AttributeDefinition,
  type StructureKind,
  type StructureRowFault,
} from '@energycockpit/contract'
import type { Cell } from './cell'
import { valueOfCell } from './cell-values'
import { columnsOf, type Column } from './columns'
import { isHeadingOf } from './headings'
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

/**
 * The rows of a workbook's sheets, which are known by their names in either language; notes are left out.
 * `definitions`: the attributes of the business, which are columns beside the others.
 */
export function readSheets(sheets: readonly Sheet[], definitions: readonly AttributeDefinition[]): ReadRows {
  const read = sheets.map((sheet) => {
    const isNotes = everyLanguage.some((texts) => isSame(texts.sheets.notes, sheet.sheet))
    if (isNotes || sheet.data.every((row) => row.every((cell) => cell === null)))
      return { rows: [], faults: [] }
    const kind = structureKinds.find((one) =>
      everyLanguage.some((texts) => isSame(texts.sheets[one], sheet.sheet)),
    )
    return kind === undefined
      ? { rows: [], faults: [faultOf(null, null, null, 'SHEET_UNKNOWN', sheet.sheet)] }
      : readSheet(kind, sheet, definitions)
  })
  return { rows: read.flatMap(({ rows }) => rows), faults: read.flatMap(({ faults }) => faults) }
}

function readSheet(
  kind: StructureKind,
  { data }: Sheet,
  definitions: readonly AttributeDefinition[],
): ReadRows {
  const known = columnsOf(kind, definitions)
  const [headings = [], ...lines] = data
  const faults: StructureRowFault[] = []
  const columns = headings.map((heading): Column | undefined => {
    if (heading === null || String(heading).trim() === '') return undefined
    const column = known.find((one) => isHeadingOf(kind, one, String(heading)))
    if (column === undefined) faults.push(faultOf(kind, 1, null, 'COLUMN_UNKNOWN', String(heading)))
    return column
  })
  const [first] = known
  if (!columns.includes(first)) faults.push(faultOf(kind, 1, first!.field, 'COLUMN_MISSING'))
  const rows = lines.flatMap((line, place): BulkRow[] => {
    if (line.every((cell) => cell === null || cell === '')) return []
    const row = place + 2
    const values: Record<string, unknown> = {}
    const attributes: Record<string, unknown> = {}
    columns.forEach((column, index) => {
      if (column === undefined) return
      const read = valueOfCell(line[index] ?? null, column)
      if ('fault' in read)
        faults.push(
          faultOf(kind, row, column.field, read.fault, String(line[index]), ...(read.allowed ?? [])),
        )
      else if (column.content.type === 'attribute') attributes[column.content.definition.name] = read.value
      else values[column.field] = read.value
    })
    return [{ kind, row, values: Object.keys(attributes).length > 0 ? { ...values, attributes } : values }]
  })
  return { rows, faults }
}

export const faultOf = (
  kind: StructureKind | null,
  row: number | null,
  field: string | null,
  code: StructureRowFault['code'],
  ...about: string[]
): StructureRowFault => ({ kind, row, field, code, about })
