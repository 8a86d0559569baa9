import type { CsvRecord } from './csv-records'

/** What the last cells of the lines before say of the last line. */
type Seen = { decimals: number | undefined; texts: Set<string> }

const few = 10
const number = /^[+-]?\d[\d.,' ]*?(?:[.,](\d*))?$/

/**
 * Tells whether the last line of a file was cut off: a transfer that broke off ends anywhere, and '12.3' of '12.345' is
 * a number, too. RFC 4180 leaves the last line end away, so that alone is no fault.
 */
export class LastLine {
  #width = 0
  #count = 0
  readonly #seen: Seen = { decimals: undefined, texts: new Set() }
  #areNumbersAlike = true

  /** A line that ended, below the headings. */
  add({ cells }: CsvRecord): void {
    const last = cells.at(-1) ?? ''
    if (cells.length !== this.#width) this.#restart(cells.length)
    this.#count++
    const decimals = decimalsOf(last)
    if (decimals === undefined || (this.#seen.decimals ?? decimals) !== decimals)
      this.#areNumbersAlike = false
    else this.#seen.decimals = decimals
    if (this.#seen.texts.size <= few) this.#seen.texts.add(last)
  }

  /** Whether the line that has no end was cut off for certain. */
  isCutOff({ cells }: CsvRecord): boolean {
    if (this.#count < 3) return false
    if (cells.length < this.#width) return true
    const last = cells.at(-1) ?? ''
    const { decimals, texts } = this.#seen
    if (this.#areNumbersAlike && decimals !== undefined) return decimals !== (decimalsOf(last) ?? decimals)
    const isText = texts.size <= few && [...texts].every((text) => decimalsOf(text) === undefined)
    return isText && !texts.has(last) && [...texts].some((text) => text.startsWith(last))
  }

  #restart(width: number): void {
    this.#width = width
    this.#count = 0
    this.#areNumbersAlike = true
    this.#seen.decimals = undefined
    this.#seen.texts.clear()
  }
}

/** How many decimals a number has; undefined for what is none. */
function decimalsOf(text: string): number | undefined {
  const found = number.exec(text)
  return found ? (found[1]?.length ?? 0) : undefined
}
