import { CsvDelivery } from './csv-delivery'
import type { DeliveredLine } from './delivered-line'
import type { DeliveredReading } from './read-delivered'
import { jsonElements } from './json-elements'
import { refuseOtherKinds } from './refuse-other-kinds'
import { textLines, type TextLine } from './text-lines'

type Bytes = AsyncIterable<Buffer>

/** How a delivery is read, by its content type: batches of lines, none of them believed yet. */
export const deliveryFormats: Readonly<Record<string, (bytes: Bytes) => AsyncGenerator<DeliveredLine[]>>> = {
  'application/json': async function* (bytes) {
    for await (const elements of jsonElements(bytes, 'readings')) yield elements.map(fromJson)
  },
  'application/x-ndjson': async function* (bytes) {
    for await (const lines of textLines(bytes)) yield lines.map(fromJson)
  },
  'text/csv': async function* (bytes) {
    let csv: CsvDelivery | undefined
    for await (const lines of textLines(bytes)) {
      if (!csv) refuseOtherKinds(Buffer.from(lines[0]!.text ?? 'too long'))
      csv ??= new CsvDelivery(lines[0]!)
      yield csv.push(lines)
    }
    if (!csv) refuseOtherKinds(Buffer.alloc(0))
    else yield csv.end()
  },
}

function fromJson({ number, text }: TextLine): DeliveredLine {
  return { line: number, reading: text === undefined ? undefined : parsed(text), text: text ?? '' }
}

function parsed(text: string): DeliveredReading | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { seriesId, at, value: figure, quality } = value as Record<string, unknown>
    return { seriesId, at, value: figure, quality }
  } catch {
    return undefined
  }
}
