import type { ReceivingSeries } from './read-delivered'

/** The greatest id that the readings store can hold; nobody need be requested more. */
const greatestId = 4_294_967_295

/** The series that a delivery names: each is looked up once, together with the others of the same lines. */
export class SeriesOfDelivery {
  /** Null: there is none, or not for this sender. */
  readonly #known = new Map<number, ReceivingSeries | null>()

  constructor(
    private readonly find: (ids: readonly number[]) => Promise<ReadonlyMap<number, ReceivingSeries>>,
  ) {}

  async lookUp(ids: Iterable<number | undefined>): Promise<void> {
    const requested = new Set<number>()
    for (const id of ids)
      if (id !== undefined && id >= 0 && id <= greatestId && !this.#known.has(id)) requested.add(id)
    if (requested.size === 0) return
    const found = await this.find([...requested])
    for (const id of requested) this.#known.set(id, found.get(id) ?? null)
  }

  get(id: number): ReceivingSeries | undefined {
    return this.#known.get(id) ?? undefined
  }
}
