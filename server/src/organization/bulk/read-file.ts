import {
  structureDocumentSchema,
  structureKinds,
  type AttributeDefinition,
  type StructureRowFault,
} from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { attributeField } from './columns'
import { faultOf, readSheets, type ReadRows } from './read-sheets'
import { readWorkbook } from './read-workbook'
import { listNames, rowsOfDocument, type BulkRow } from './rows'

/** The rows of an uploaded file, XLSX or JSON. Throws a Problem (400) for what is neither. */
export async function readFile(
  content: Buffer,
  definitions: readonly AttributeDefinition[],
): Promise<ReadRows> {
  // Every ZIP, and so every workbook, begins with these.
  if (content[0] === 0x50 && content[1] === 0x4b) return readSheets(await readWorkbook(content), definitions)
  return rowsOfJson(parsed(content))
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (cause) {
    throw new Problem(400, 'FORMAT_UNKNOWN', 'the file is neither a workbook (XLSX) nor JSON', { cause })
  }
}

/** A row that is not as the contract wants it is told of by its row and field. */
function rowsOfJson(json: unknown): ReadRows {
  const read = structureDocumentSchema.safeParse(json)
  if (read.success) return { rows: rowsOfDocument(read.data), faults: [] }
  const faults = read.error.issues.map(({ path: [list, place, field, name] }): StructureRowFault => {
    const kind = structureKinds.find((one) => listNames[one] === list) ?? null
    const row = typeof place === 'number' ? place + 1 : null
    const told = field === 'attributes' && name !== undefined ? attributeField(String(name)) : field
    return faultOf(kind, row, told === undefined ? null : String(told), 'INVALID')
  })
  if (faults.some(({ row }) => row === null))
    throw new Problem(400, 'FORMAT_UNKNOWN', 'the file is JSON, but not a structure')
  return { rows: [] as BulkRow[], faults }
}
