import { fileKindOf, type FileKind } from '@energycockpit/contract'
import { Problem } from '../../http/problem'

const names: Readonly<Record<Exclude<FileKind, 'EMPTY'>, string>> = {
  WORKBOOK: 'an Excel workbook (XLSX, XLS): save it as CSV',
  DOCUMENT: 'a PDF document',
  PACKED: 'a packed file (ZIP or the like): unpack it, or pack the CSV file by gzip, once',
  MSCONS: 'an EDIFACT message of the type MSCONS',
  EDIFACT: 'an EDIFACT message',
  XML: 'an XML document',
}

/** Names what is sent in place of CSV, by its first bytes. Throws a Problem (400). */
export function refuseOtherKinds(bytes: Uint8Array): void {
  const kind = fileKindOf(bytes, true)
  if (kind === undefined) return
  if (kind === 'EMPTY') throw new Problem(400, 'FILE_EMPTY', 'the file has no content')
  throw new Problem(400, 'FILE_FORMAT_UNSUPPORTED', `the file is ${names[kind]}; readings are read from CSV`)
}
