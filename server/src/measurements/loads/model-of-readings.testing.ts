import type { ReadingLoad } from '@energycockpit/contract'

type Load = Pick<ReadingLoad, 'id' | 'asOf'>
interface Kept {
  /** When it was made, and by which load it was written; the later one is in force. */
  made: number
  writer: number
  /** The load that it came by; the undo, where nothing was known. */
  origin: number
  /** Undefined: known to be missing. */
  value: number | undefined
}
const isLater = (one: Kept, other: Kept) =>
  one.made > other.made || (one.made === other.made && one.writer >= other.writer)

/** What the store must come to, by rules that know neither stages nor states nor an engine. */
export class ModelOfReadings {
  /** By `series at`: all that was ever delivered, and what is in force. */
  readonly #intervals = new Map<string, { delivered: Kept[]; current: Kept }>()
  readonly #undoneBy = new Map<number, number>()

  isUndone = (id: number) => this.#undoneBy.has(id)

  write(load: Load, rows: readonly { key: string; value: number | undefined }[]) {
    const made = Date.parse(load.asOf)
    return this.#put(
      rows.map(({ key, value }) => {
        const kept = { made, writer: load.id, origin: load.id, value }
        this.#intervals.get(key)?.delivered.push(kept)
        return { key, kept }
      }),
    )
  }

  undo(undo: Load, { id, kind }: Pick<ReadingLoad, 'id' | 'kind'>) {
    this.#undoneBy.set(id, undo.id)
    const first = this.#firstUndone(id)
    const made = Date.parse(undo.asOf)
    return this.#put(
      [...this.#intervals].flatMap(([key, { delivered, current }]) => {
        const isSpokenOf = delivered.some(({ origin }) => origin === first)
        if (!isSpokenOf && !(kind === 'UNDO' && current.writer === id)) return []
        const counting = delivered.filter(({ origin }) => this.#counts(origin))
        const latest = counting.reduce<Kept | undefined>(
          (best, one) => (best && !isLater(one, best) ? best : one),
          undefined,
        )
        if (latest?.origin === current.origin) return []
        const { origin, value } = latest ?? { origin: undo.id, value: undefined }
        return [{ key, kept: { made, writer: undo.id, origin, value } }]
      }),
    )
  }

  #put(rows: readonly { key: string; kept: Kept }[]) {
    let added = 0
    let changed = 0
    for (const { key, kept } of rows) {
      const interval = this.#intervals.get(key)
      if (interval && !isLater(kept, interval.current)) continue
      const before = interval?.current.value
      if (before === undefined && kept.value !== undefined) added++
      if (before !== undefined && before !== kept.value) changed++
      if (interval) interval.current = kept
      else this.#intervals.set(key, { delivered: [kept], current: kept })
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
