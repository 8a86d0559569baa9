import { CsvLines, type CsvLine } from './csv-lines'
import type { DeliveredLine } from './delivered-line'
import { LastLine } from './last-line'
import type { TextLine } from './text-lines'

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

/** Reads lines of CSV, of which the first names the columns; `,` or `;` between them, as in the heading. */
export class CsvDelivery {
  readonly #records: CsvLines
  readonly #lastLine = new LastLine()
  #columns: Columns | undefined

  constructor({ text = '' }: TextLine) {
    this.#records = new CsvLines(text.replaceAll(/"[^"]*"/g, '').includes(';') ? ';' : ',')
  }

  push(lines: readonly TextLine[]): DeliveredLine[] {
    const records = this.#records.push(lines)
    return lines.at(-1)?.open ? this.#readLast([...records, ...this.#records.end()]) : this.#read(records)
  }

  end(): DeliveredLine[] {
    return this.#read(this.#records.end())
  }

  /** Of which the last one has no line end. */
  #readLast(records: CsvLine[]): DeliveredLine[] {
    const last = records.pop()
    const lines = this.#read(records)
    // A heading has no value that could be cut off.
    const isHeading = this.#columns === undefined
    if (!last || isHeading) return last ? this.#read([last]) : lines
    const openEnd = { text: last.cells.at(-1) ?? '', isCutOff: this.#lastLine.isCutOff(last) }
    return [...lines, ...this.#read([last]).map((line) => ({ ...line, openEnd }))]
  }

  #read(records: CsvLine[]): DeliveredLine[] {
    const heading = this.#columns === undefined ? records.shift() : undefined
    if (heading) this.#columns = columnsOf(heading.cells)
    const columns = this.#columns
    if (!columns) return []
    const lines = records.map((record) => {
      this.#lastLine.add(record)
      return readingOf(record, columns)
    })
    if (!heading || columns.missing.length === 0) return lines
    const text = `no column ${columns.missing.join(', ')}`
    return [{ line: heading.line, reading: undefined, text }, ...lines]
  }
}

function columnsOf(heading: readonly string[]): Columns {
  const names = heading.map((name) => name.toLowerCase())
  const place = (name: string) => names.indexOf(name)
  return {
    count: names.length,
    missing: ['series_id', 'at', 'value'].filter((name) => !names.includes(name)),
    ...{ seriesId: place('series_id'), at: place('at'), value: place('value'), quality: place('quality') },
  }
}

function readingOf({ line, cells, text }: CsvLine, columns: Columns): DeliveredLine {
  const { count, missing, seriesId, at, value, quality } = columns
  const isWhole = cells.length === count && missing.length === 0
  const reading = isWhole
    ? { seriesId: cells[seriesId], at: cells[at], value: cells[value], quality: cells[quality] }
    : undefined
  return { line, reading, text }
}
