/** What the last cells of the lines before say of the last line. */
interface Seen {
  decimals: number | undefined
  texts: Set<string>
  /** Some end with their decimal sign, as of numbers such as '12.'. */
  hasBareSign: boolean
}

interface Line {
  cells: readonly string[]
}

const few = 10
/** Lines that tell how many columns there are. */
const enoughForColumns = 3
/**
 * Values that tell how many decimals each has: a writer who leaves zeros away writes one of ten shorter than the others,
 * so that 40 of the same length in a row are no chance.
 */
const enoughForDecimals = 40
const number = /^[+-]?\d[\d.,' ]*?(?:[.,](\d*))?$/

/**
 * Tells whether the last line of a file or a delivery was cut off: a transfer that broke off ends anywhere, and '12.3' of
 * '12.345' is a number, too. RFC 4180 leaves the last line end away, so that alone is no fault.
 */
export class LastLine {
  #width = 0
  #count = 0
  readonly #seen: Seen = { decimals: undefined, texts: new Set(), hasBareSign: false }
  #areNumbersAlike = true

  /** A line that ended, below the headings. */
  add({ cells }: Line): void {
    const last = cells.at(-1) ?? ''
    if (cells.length !== this.#width) this.#restart(cells.length)
    this.#count++
    if (this.#areNumbersAlike) this.#compareDecimals(last)
    if (this.#seen.texts.size <= few) this.#seen.texts.add(last)
    if (isBare(last)) this.#seen.hasBareSign = true
  }

  /** Whether the line that has no end was cut off for certain. */
  isCutOff({ cells }: Line): boolean {
    const last = cells.at(-1) ?? ''
    const { decimals, texts, hasBareSign } = this.#seen
    if (isBare(last) && decimalsOf(last) !== undefined && !hasBareSign) return true
    if (this.#count < enoughForColumns) return false
    if (cells.length < this.#width) return true
    if (this.#areNumbersAlike && decimals !== undefined)
      return this.#count >= enoughForDecimals && (decimalsOf(last) ?? decimals) < decimals
    const isText = texts.size <= few && [...texts].every((text) => decimalsOf(text) === undefined)
    return isText && !texts.has(last) && [...texts].some((text) => text.startsWith(last))
  }

  #compareDecimals(last: string): void {
    const decimals = decimalsOf(last)
    if (decimals === undefined || (this.#seen.decimals ?? decimals) !== decimals)
      this.#areNumbersAlike = false
    else this.#seen.decimals = decimals
  }

  #restart(width: number): void {
    this.#width = width
    this.#count = 0
    this.#areNumbersAlike = true
    this.#seen.decimals = undefined
    this.#seen.hasBareSign = false
    this.#seen.texts.clear()
  }
}

const isBare = (text: string) => text.endsWith('.') || text.endsWith(',')

/** How many decimals a number has; undefined for what is none. */
function decimalsOf(text: string): number | undefined {
  const found = number.exec(text)
  return found ? (found[1]?.length ?? 0) : undefined
}
