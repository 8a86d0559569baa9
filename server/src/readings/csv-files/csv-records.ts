import { longestLine } from '../imports/text-lines'

export interface CsvRecord {
  /** Of its first line, counted from 1. */
  line: number
  /** Without their quotes and the spaces around them. */
  cells: string[]
}

/** Cuts text that arrives in pieces into records; RFC 4180 with any separator, LF, CRLF or CR. */
export class CsvRecords {
  #rest = ''
  #line = 1

  constructor(private readonly separator: string) {}

  /** The records that are whole by now. Empty lines are counted and left out. */
  push(piece: string): CsvRecord[] {
    return this.#cut(this.#rest + piece, false)
  }

  /** What is left when nothing more comes. */
  end(): CsvRecord[] {
    return this.#cut(this.#rest, true)
  }

  #cut(text: string, last: boolean): CsvRecord[] {
    const records: CsvRecord[] = []
    let from = 0
    for (;;) {
      const to = this.#endOfRecord(text, from, last)
      if (to === undefined) break
      const raw = text.slice(from, to)
      if (raw !== '') records.push({ line: this.#line, cells: cellsOf(raw, this.separator) })
      const broken = raw.match(/\r\n|\r|\n/g)?.length ?? 0
      from = to + (text.startsWith('\r\n', to) ? 2 : 1)
      if (to < text.length) this.#line += broken + 1
      if (from >= text.length) break
    }
    this.#rest = text.slice(from)
    return records
  }

  /** Undefined: its end has not arrived. */
  #endOfRecord(text: string, from: number, last: boolean): number | undefined {
    let firstEnd: number | undefined
    let quotes = 0
    for (let place = from; place < text.length; place++) {
      const sign = text.charCodeAt(place)
      if (sign === 34) quotes++
      if (sign !== 10 && sign !== 13) {
        // A quote that nobody closes must not swallow the rest of the file.
        if (place - from > longestLine && firstEnd !== undefined) return firstEnd
        continue
      }
      firstEnd ??= place
      if (quotes % 2 === 1) continue
      // The LF of a CRLF may be in the next piece.
      return sign === 13 && place === text.length - 1 && !last ? undefined : place
    }
    if (!last || from >= text.length) return undefined
    return firstEnd ?? text.length
  }
}

function cellsOf(record: string, separator: string): string[] {
  if (!record.includes('"')) return record.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let place = 0; place < record.length; place++) {
    const sign = record[place]!
    if (sign === '"' && quoted && record[place + 1] === '"') {
      cell += '"'
      place++
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      cell = quoted ? cell : ''
      quoted = !quoted
    } else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}
