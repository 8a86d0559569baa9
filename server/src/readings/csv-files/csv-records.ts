import { CsvLines, type CsvLine } from '../imports/csv-lines'

export interface CsvRecord {
  /** Of its first line, counted from 1. */
  line: number
  /** Without their quotes and the spaces around them. */
  cells: string[]
}

/** Cuts text that arrives in pieces into records; RFC 4180 with any separator, LF, CRLF or CR. */
export class CsvRecords {
  #rest = ''
  #number = 0
  readonly #lines: CsvLines

  constructor(separator: string) {
    this.#lines = new CsvLines(separator)
  }

  /** The records that are whole by now. Empty lines are counted and left out. */
  push(piece: string): CsvRecord[] {
    const text = this.#rest + piece
    // The LF of a CRLF may be in the next piece.
    const isHalf = text.endsWith('\r')
    const lines = linesOf(isHalf ? text.slice(0, -1) : text)
    this.#rest = `${lines.pop() ?? ''}${isHalf ? '\r' : ''}`
    return this.#records(lines)
  }

  /** What is left when nothing more comes. */
  end(): CsvRecord[] {
    const rest = linesOf(this.#rest)
    this.#rest = ''
    return [...this.#records(rest), ...this.#lines.end().map(recordOf)]
  }

  #records(lines: readonly string[]): CsvRecord[] {
    return this.#lines.push(lines.map((text) => ({ number: ++this.#number, text }))).map(recordOf)
  }
}

const recordOf = ({ line, cells }: CsvLine): CsvRecord => ({ line, cells })

const linesOf = (text: string) => (text.includes('\r') ? text.split(/\r\n?|\n/) : text.split('\n'))
