import { CsvError, parse } from 'csv-parse/sync'
import { maxLineLength, type TextLine } from './text-lines'

export interface CsvLine {
  /** Of its first line, counted from 1. */
  line: number
  /** Without their quotes and the spaces around them; empty for a line that was longer than any may be. */
  cells: string[]
  /** As it was written, its lines with LF between them. */
  text: string
}

/**
 * Makes records of lines: RFC 4180 with any separator, spaces around quotes, and quotes within a cell that does not
 * begin with one. csv-parse reads the lines that hold a quote; it takes several times as long as splitting, which is
 * all that the others need. Empty lines outside of quotes are left out.
 */
export class CsvLines {
  /** The lines of a record that had not ended with the last of them. */
  #open: TextLine[] = []

  constructor(private readonly separator: string) {}

  /** The records that have ended by now. */
  push(lines: readonly TextLine[]): CsvLine[] {
    return this.#read(this.#open.length === 0 ? lines : [...this.#open, ...lines], false)
  }

  /** What is left when nothing more comes. */
  end(): CsvLine[] {
    return this.#read(this.#open, true)
  }

  #read(lines: readonly TextLine[], isLast: boolean): CsvLine[] {
    const records: CsvLine[] = []
    this.#open = []
    let from = 0
    while (from < lines.length) {
      const line = lines[from]!
      if (!hasQuote(line)) {
        if (line.text !== '') records.push(this.#unquoted(line))
        from++
        continue
      }
      const next = this.#readQuoted({ lines, from, isLast }, records)
      if (next === undefined) {
        this.#open = lines.slice(from)
        break
      }
      from = next
    }
    return records
  }

  /** Reads records from a line with a quote on, and says which line is next; undefined: the first has not ended. */
  #readQuoted(
    { lines, from, isLast }: { lines: readonly TextLine[]; from: number; isLast: boolean },
    records: CsvLine[],
  ): number | undefined {
    let to = endOfQuoted(lines, from)
    for (;;) {
      const { ends, broken } = parsed(lines.slice(from, to), this.separator)
      let begin = from
      for (const { end, cells } of ends) {
        records.push({ line: lines[begin]!.number, cells, text: textOf(lines.slice(begin, from + end)) })
        begin = from + end
      }
      if (broken !== undefined) return this.#giveUp(lines, begin, Math.max(begin + 1, from + broken), records)
      if (begin > from) return begin
      // Only a further quote can end the record; and one that nobody closes must not swallow the rest.
      let closing = to
      while (closing < lines.length && !hasQuote(lines[closing]!)) closing++
      const isMissing = closing === lines.length
      if (lengthOf(lines, from, closing + 1) > maxLineLength || (isMissing && isLast))
        return this.#giveUp(lines, from, to, records)
      if (isMissing) return undefined
      to = endOfQuoted(lines, closing)
    }
  }

  /** Takes lines for records of their own in which quotes mean nothing. */
  #giveUp(lines: readonly TextLine[], from: number, to: number, records: CsvLine[]): number {
    records.push(
      ...lines
        .slice(from, to)
        .filter(({ text }) => text !== '')
        .map((line) => this.#unquoted(line)),
    )
    return to
  }

  #unquoted({ number, text }: TextLine): CsvLine {
    if (text === undefined) return { line: number, cells: [], text: '' }
    const cells = text.split(this.separator)
    for (let place = 0; place < cells.length; place++) cells[place] = cells[place]!.trim()
    return { line: number, cells, text }
  }
}

const hasQuote = ({ text }: TextLine) => text !== undefined && text.includes('"')
const textOf = (lines: readonly TextLine[]) =>
  lines.length === 1 ? lines[0]!.text! : lines.map(({ text = '' }) => text).join('\n')

function lengthOf(lines: readonly TextLine[], from: number, to: number): number {
  let length = 0
  for (const { text } of lines.slice(from, to)) length += (text?.length ?? maxLineLength) + 1
  return length
}

/** The end of the lines with quotes that are read at once: few enough that reading some again costs little. */
function endOfQuoted(lines: readonly TextLine[], from: number): number {
  let length = 0
  let to = from
  while (to < lines.length && length <= maxLineLength && hasQuote(lines[to]!))
    length += lines[to++]!.text!.length
  return to
}

interface Parsed {
  /** The records that are whole, with how many lines have been read at the end of each. */
  ends: { end: number; cells: string[] }[]
  /** In which line, counted from 0, something stands behind a closing quote; undefined: nowhere. */
  broken: number | undefined
}

function parsed(lines: readonly TextLine[], separator: string): Parsed {
  // A CR within a line is none of its ends, but csv-parse would count it as one.
  const text = textOf(lines).replaceAll('\r', ' ')
  const options = {
    ...{ delimiter: separator, record_delimiter: '\n', trim: true },
    ...{ relax_quotes: true, relax_column_count: true },
  }
  try {
    const records = parse(text, options) as string[][]
    if (records.length === lines.length)
      return {
        ends: records.map((cells, place) => ({ end: place + 1, cells: trimmed(cells) })),
        broken: undefined,
      }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return parsedOneByOne(text, options)
}

/** Takes twice as long, and tells where each record ends. */
function parsedOneByOne(text: string, options: object): Parsed {
  const ends: Parsed['ends'] = []
  try {
    parse(text, {
      ...options,
      on_record: (cells: string[], { lines }) => {
        ends.push({ end: lines, cells: trimmed(cells) })
        return null
      },
    })
    return { ends, broken: undefined }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    return { ends, broken: isOpen ? undefined : Number(error.lines) - 1 }
  }
}

function trimmed(cells: string[]): string[] {
  for (let place = 0; place < cells.length; place++) cells[place] = cells[place]!.trim()
  return cells
}
