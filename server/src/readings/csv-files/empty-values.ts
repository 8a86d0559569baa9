import { MAX_EMPTY_SHOWN, type EmptyValues } from '@energycockpit/contract'
import type { FileEmpty } from './read-rows'

/** Counts what a file leaves empty, and keeps where it does so first. */
export class EmptySeen {
  readonly #isMeant: (column: number, meter: string) => boolean
  readonly #first: EmptyValues['first'] = []
  #count = 0

  /** `isMeant`: of these columns and meters only. */
  constructor(isMeant: (column: number, meter: string) => boolean = () => true) {
    this.#isMeant = isMeant
  }

  add(empty: FileEmpty | undefined): void {
    if (!empty) return
    for (const column of empty.columns) {
      if (!this.#isMeant(column, empty.meter)) continue
      this.#count++
      if (this.#first.length < MAX_EMPTY_SHOWN) this.#first.push({ line: empty.line, column })
    }
  }

  /** As a column of the store counts it. */
  get count(): number {
    return Math.min(this.#count, 2_147_483_647)
  }

  /** For an answer that says nothing where nothing is empty. */
  get found(): { empty?: EmptyValues } {
    return this.#count === 0 ? {} : { empty: { count: this.count, first: this.#first } }
  }
}
