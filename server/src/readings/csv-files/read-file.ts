import type { CsvPlan } from '@energycockpit/contract'
import { setImmediate as nextLease } from 'node:timers/promises'
import { CsvRecords } from './csv-records'
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
  for (let place = 0; place < bytes.length; place += charactersAtOnce) {
    const piece = decoder.decode(bytes.subarray(place, place + charactersAtOnce), { stream: true })
    yield records.push(piece).map(readRow)
    await nextLease()
  }
  if (whole) yield [...records.push(decoder.decode()), ...records.end()].map(readRow)
}
