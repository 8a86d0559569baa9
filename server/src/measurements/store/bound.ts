type BoundType = 'UInt32' | 'Float64' | 'Array(UInt32)' | 'Array(Float64)'

/** Collects the values of a question that is put together from parts, so that no value stands in its text. */
export class Bound {
  readonly params: Record<string, unknown> = {}
  #count = 0

  /** What stands in the text for a value. */
  bind(value: number | readonly number[], type: BoundType): string {
    const name = `bound${this.#count++}`
    this.params[name] = value
    return `{${name}:${type}}`
  }
}
