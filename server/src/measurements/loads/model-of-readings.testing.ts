import type { ReadingLoad } from '@energycockpit/contract'

type Load = Pick<ReadingLoad, 'id' | 'asOf'>
interface Kept {
  /** When it was made, and by which load it was written; the later one is in force. */
  made: number
  writer: number
  /** The load that it came by. */
  origin: number
  /** Undefined: known to be missing. */
  value: number | undefined
}

/** What the store must come to, by rules that know neither stages nor states nor an engine. */
export class ModelOfReadings {
  /** By `series at`, all that was ever in force, the latest last. */
  readonly #history = new Map<string, Kept[]>()
  readonly #undoneBy = new Map<number, number>()

  isUndone = (id: number) => this.#undoneBy.has(id)

  write(load: Load, rows: readonly { key: string; value: number | undefined; origin?: number }[]) {
    let added = 0
    let changed = 0
    for (const { key, value, origin = load.id } of rows) {
      const history = this.#history.get(key) ?? []
      const current = history.at(-1)
      const made = Date.parse(load.asOf)
      if (current && (current.made > made || (current.made === made && current.writer > load.id))) continue
      if (current?.value === undefined && value !== undefined) added++
      if (current?.value !== undefined && current.value !== value) changed++
      this.#history.set(key, [...history, { made, writer: load.id, origin, value }])
    }
    return { added, changed }
  }

  undo(undo: Load, { id, kind }: Pick<ReadingLoad, 'id' | 'kind'>) {
    this.#undoneBy.set(id, undo.id)
    const rows = [...this.#history].flatMap(([key, history]) => {
      const current = history.at(-1)!
      if ((kind === 'UNDO' ? current.writer : current.origin) !== id) return []
      const before = history.slice(0, -1).findLast(({ origin }) => this.#counts(origin))
      return [{ key, value: before?.value, origin: before?.origin ?? undo.id }]
    })
    return this.write(undo, rows)
  }

  /** Of those that have a value. */
  keys(wanted: (key: [series: number, at: number]) => boolean): string[] {
    return [...this.figures().keys()].filter((key) => wanted(key.split(' ').map(Number) as [number, number]))
  }

  figures(): Map<string, number> {
    const values = [...this.#history].map(([key, history]) => [key, history.at(-1)!.value] as const)
    return new Map(values.filter((entry): entry is [string, number] => entry[1] !== undefined))
  }

  #counts(id: number): boolean {
    const by = this.#undoneBy.get(id)
    return by === undefined || !this.#counts(by)
  }
}
