import type { ImportKind, ReadingImport } from '@energycockpit/contract'

type Import = Pick<ReadingImport, 'id' | 'asOf'>
/** As of which moment (milliseconds), by which import, and how often something else stood in since. */
type Made = readonly [moment: number, readingImport: number, standingIn: number]
interface Word {
  made: Made
  /** The import that it came by; the undo, where nothing was known. */
  origin: number
  /** Undefined: known to be missing. */
  value: number | undefined
  standsIn: boolean
}
interface Interval {
  /** All that was ever said, but what stood in nowhere. */
  said: Word[]
  current: Word
  /** Put there by an undo; its number. */
  restoredBy?: number
}

const nothing: Made = [-1, 0, 0]
const beginning: Made = [0, 0, 0]

function isLater(one: Word, other: Word): boolean {
  const [left, right] = [
    [...one.made, one.origin],
    [...other.made, other.origin],
  ]
  const place = left.findIndex((number, at) => number !== right[at])
  return place >= 0 && left[place]! > right[place]!
}
const latestOf = (words: readonly Word[]) =>
  words.reduce<Word | undefined>((best, one) => (best && isLater(best, one) ? best : one), undefined)
const standingInFor = ([moment, readingImport, before]: Made, more: number): Made => [
  moment,
  readingImport,
  before + more,
]

/** What the store must come to, by rules that know neither stages nor states, versions nor an engine. */
export class ModelOfReadings {
  /** By `series at`. */
  readonly #intervals = new Map<string, Interval>()
  readonly #undoneBy = new Map<number, number>()

  isUndone = (id: number) => this.#undoneBy.has(id)

  write(readingImport: Import, rows: readonly { key: string; value: number | undefined }[]) {
    const made: Made = [Date.parse(readingImport.asOf), readingImport.id, 0]
    return this.#counted(rows, ({ key, value }) => {
      const word = { made, origin: readingImport.id, value, standsIn: false }
      const interval = this.#intervals.get(key)
      interval?.said.push(word)
      if (!interval) this.#intervals.set(key, { said: [word], current: word })
      else if (isLater(word, interval.current)) this.#put(interval, word)
    })
  }

  /** What is spread between readings of a register replaces estimates, too. */
  stubAddress(
    { id, kind }: { id: number; kind: ImportKind },
    rows: readonly { key: string; value: number | undefined }[],
  ) {
    return this.#counted(rows, ({ key, value }) => {
      const interval = this.#intervals.get(key)
      const before = interval?.current
      const replaces =
        before === undefined || before.value === undefined || (before.standsIn && kind === 'APPORTIONMENT')
      if (!replaces) return
      const base = before === undefined || before.made === nothing ? beginning : before.made
      const made = standingInFor(base, base[2] === 0 ? 1 : 2)
      const word = { made, origin: id, value, standsIn: true }
      if (!interval) this.#intervals.set(key, { said: [word], current: word })
      else {
        interval.said.push(word)
        this.#put(interval, word)
      }
    })
  }

  undo(undo: Import, { id, kind }: Pick<ReadingImport, 'id' | 'kind'>) {
    this.#undoneBy.set(id, undo.id)
    const first = this.#firstUndone(id)
    const rows = [...this.#intervals].map(([key, interval]) => ({ key, interval }))
    return this.#counted(rows, ({ interval }) => {
      const isSpokenOf = interval.said.some(({ origin }) => origin === first)
      if (!isSpokenOf && !(kind === 'UNDO' && interval.restoredBy === id)) return
      const word = this.#remaining(interval.said)
      if (word === undefined && interval.current.made === nothing) return
      this.#put(interval, word ?? { made: nothing, origin: undo.id, value: undefined, standsIn: false })
      interval.restoredBy = undo.id
    })
  }

  /** What the imports that count say: a value that was delivered, else the latest of what is missing and stands in. */
  #remaining(said: readonly Word[]): Word | undefined {
    const counting = said.filter(({ origin }) => this.#counts(origin))
    const delivered = latestOf(counting.filter(({ standsIn }) => !standsIn))
    if (delivered?.value !== undefined) return delivered
    const latest = latestOf(counting)
    if (!latest?.standsIn) return latest
    // It stands in for what it stands on now.
    return { ...latest, made: standingInFor(delivered?.made ?? beginning, 1) }
  }

  #put(interval: Interval, word: Word) {
    interval.current = word
    delete interval.restoredBy
  }

  #counted<Row extends { key: string }>(rows: readonly Row[], act: (row: Row) => void) {
    let added = 0
    let changed = 0
    for (const row of rows) {
      const before = this.#intervals.get(row.key)?.current.value
      act(row)
      const after = this.#intervals.get(row.key)?.current.value
      if (before === undefined && after !== undefined) added++
      if (before !== undefined && before !== after) changed++
    }
    return { added, changed }
  }

  /** Of those that have a value. */
  keys(wanted: (key: [series: number, at: number]) => boolean): string[] {
    return [...this.figures().keys()].filter((key) => wanted(key.split(' ').map(Number) as [number, number]))
  }

  figures(): Map<string, number> {
    const values = [...this.#intervals].map(([key, { current }]) => [key, current.value] as const)
    return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined))
  }

  #firstUndone(id: number): number {
    for (const [undone, by] of this.#undoneBy) if (by === id) return this.#firstUndone(undone)
    return id
  }

  #counts(id: number): boolean {
    const by = this.#undoneBy.get(id)
    return by === undefined || !this.#counts(by)
  }
}
