import type { CsvPlan } from '@energycockpit/contract'
import { setImmediate as nextLease } from 'node:timers/promises'
import { CsvRecords, type CsvRecord } from './csv-records'
import { LastLine } from '../imports/last-line'
import { readRows, type ReadRow } from './read-rows'

/** Others are answered in between. */
const charactersAtOnce = 64 * 1024

/** Reads a file by a plan, a batch of rows at a time. Of one that is not `whole`, the last line is a half one. */
export async function* readFile(
  bytes: Uint8Array,
  plan: CsvPlan,
  { whole }: { whole: boolean } = { whole: true },
): AsyncGenerator<ReadRow[]> {
  const decoder = new TextDecoder(plan.encoding)
  const records = new CsvRecords(plan.separator)
  const readRow = readRows(plan)
  const lastLine = new LastLine()
  const read = (record: CsvRecord): ReadRow => {
    if (record.line > plan.headingLines) lastLine.add(record)
    return readRow(record)
  }
  let hasEnded = true
  for (let place = 0; place < bytes.length; place += charactersAtOnce) {
    const piece = decoder.decode(bytes.subarray(place, place + charactersAtOnce), { stream: true })
    if (piece !== '') hasEnded = /[\r\n]$/.test(piece)
    yield records.push(piece).map(read)
    await nextLease()
  }
  if (!whole) return
  const left = decoder.decode()
  const rest = [...records.push(left), ...records.end()]
  const open = hasEnded && left === '' ? undefined : rest.at(-1)
  yield (open ? rest.slice(0, -1) : rest).map(read)
  if (open) yield [rowWithoutEnd(open, lastLine, readRow, plan)]
}

/** The last line, that has no end: refused where it was cut off, else told. */
function rowWithoutEnd(
  record: CsvRecord,
  lastLine: LastLine,
  readRow: (record: CsvRecord) => ReadRow,
  { separator }: CsvPlan,
): ReadRow {
  const { line, cells } = record
  const text = cells.join(separator)
  const row = readRow(record)
  if (row.readings.length + row.faults.length === 0) return row
  if (!lastLine.isCutOff(record)) return { ...row, openEnd: { line, text: cells.at(-1) ?? '' } }
  return { readings: [], faults: [{ line, column: null, code: 'LINE_CUT_OFF', text }] }
}
