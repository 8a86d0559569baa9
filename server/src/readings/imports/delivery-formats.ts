import type { DeliveredReading } from './read-delivered'
import { jsonElements } from './json-elements'
import { textLines, type TextLine } from './text-lines'

export interface DeliveredLine {
  /** As a fault names it. */
  line: number
  /** Undefined: nothing that could be a reading stood there, but `text`. */
  reading: DeliveredReading | undefined
  text: string
}

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
    let columns: Columns | undefined
    for await (const lines of textLines(bytes)) {
      if (columns === undefined) {
        const heading = lines.shift()!
        columns = columnsOf(heading.text)
        if (columns.missing.length > 0)
          yield [
            { line: heading.number, reading: undefined, text: `no column ${columns.missing.join(', ')}` },
          ]
      }
      const named = columns
      if (lines.length > 0) yield lines.map((line) => fromCsv(line, named))
    }
  },
}

interface Columns {
  count: number
  /** Of those that a reading must have. */
  missing: readonly string[]
  seriesId: number
  at: number
  value: number
  /** -1 where there is none. */
  quality: number
}

function columnsOf(heading = ''): Columns {
  const names = cellsOf(heading).map((name) => name.toLowerCase())
  const place = (name: string) => names.indexOf(name)
  return {
    count: names.length,
    missing: ['series_id', 'at', 'value'].filter((name) => !names.includes(name)),
    ...{ seriesId: place('series_id'), at: place('at'), value: place('value'), quality: place('quality') },
  }
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

function fromCsv({ number, text }: TextLine, columns: Columns): DeliveredLine {
  if (text === undefined) return { line: number, reading: undefined, text: '' }
  const cells = cellsOf(text)
  const { seriesId, at, value, quality } = columns
  const whole = cells.length === columns.count && columns.missing.length === 0
  const reading = whole
    ? { seriesId: cells[seriesId], at: cells[at], value: cells[value], quality: cells[quality] }
    : undefined
  return { line: number, reading, text }
}

/** Neither numbers nor instants hold a separator, so that a cell is what stands between two of them. */
function cellsOf(line: string): string[] {
  const cells = line.includes(';') ? line.split(/[,;]/) : line.split(',')
  for (let place = 0; place < cells.length; place++) cells[place] = unquoted(cells[place]!.trim())
  return cells
}

const unquoted = (cell: string) =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1) : cell
