import { Problem } from '../../http/problem'

/** Series, numbers and functions of all formulas in one question: ten times as many take the engine a minute to read. */
const maxInFormulas = 5000

type BoundType = 'UInt32' | 'Float64' | 'Array(UInt32)' | 'Array(Float64)'

/** Collects the values of a question that is put together from parts, so that no value stands in its text. */
export class Bound {
  readonly params: Record<string, unknown> = {}
  #count = 0
  #inFormulas = 0

  /** `name`: of its values in the text, so that two texts with values of their own become one. */
  constructor(private readonly name = 'bound') {}

  /** What stands in the text for a value. */
  bind(value: number | readonly number[], type: BoundType): string {
    const name = `${this.name}${this.#count++}`
    this.params[name] = value
    return `{${name}:${type}}`
  }

  /** Throws a Problem (400) where the formulas of all virtual series in the question are too much together. */
  addToFormulas(size: number): void {
    this.#inFormulas += size
    if (this.#inFormulas > maxInFormulas)
      throw new Problem(
        400,
        'TOO_MANY_SERIES',
        'the formulas of these virtual meters are too large to be calculated together; ask for fewer of them',
      )
  }
}
