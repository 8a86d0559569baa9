import { calculatedFigure } from '@energycockpit/units'

/** What is stored is said exactly as it is stored, what is calculated with the digits that mean something. */
export { calculatedFigure }

/** What was added, of which only the sum depends on the order. */
export interface Added {
  sum: number
  count: number
  minimum: number
  maximum: number
}

/**
 * A sum without the noise that is left where values of both signs cancel: what a battery takes and gives adds up to 0
 * and not to 8.9e-16. Compensated sums are off by less than 5e-16 of all absolute values together, whatever the order
 * (N. Higham, Accuracy and Stability of Numerical Algorithms, 4.3), so 14 digits of the most that those can be are
 * kept: the greatest one times the count, which no order changes.
 */
export function stableSum({ sum, count, minimum, maximum }: Added): number {
  if (minimum >= 0 || maximum <= 0) return sum
  const places = Math.min(
    maxPlaces,
    keptDigits - 1 - Math.floor(Math.log10(count * Math.max(-minimum, maximum))),
  )
  const power = 10 ** places
  return Math.round(sum * power) / power
}

export const keptDigits = 14
/** More, and the power of ten would be beyond all numbers. */
export const maxPlaces = 290

/** Figures that are there already, added; the same in any order. */
export function figuresAdded(values: readonly number[]): number {
  const sum = compensatedSum(values)
  const [minimum, maximum] = [Math.min(0, ...values), Math.max(0, ...values)]
  return calculatedFigure(stableSum({ sum, count: values.length, minimum, maximum }))
}

/** What one figure is more than another. */
export const figuresSubtracted = (one: number, other: number): number => figuresAdded([one, -other])

/** Neumaier's, which keeps what each addition loses. */
export class CompensatedSum {
  #sum = 0
  #lost = 0

  add(value: number): void {
    const sum = this.#sum + value
    this.#lost += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - sum + value : value - sum + this.#sum
    this.#sum = sum
  }

  get value(): number {
    return this.#sum + this.#lost
  }
}

/** What a register shows after each of several sums. */
export class RunningSum {
  readonly #sum = new CompensatedSum()
  #count = 0
  #minimum = 0
  #maximum = 0

  add({ sum, count, minimum, maximum }: Added): void {
    this.#sum.add(sum)
    this.#count += count
    this.#minimum = Math.min(this.#minimum, minimum)
    this.#maximum = Math.max(this.#maximum, maximum)
  }

  get value(): number {
    const [count, minimum, maximum] = [this.#count, this.#minimum, this.#maximum]
    return stableSum({ sum: this.#sum.value, count, minimum, maximum })
  }
}

function compensatedSum(values: readonly number[]): number {
  const sum = new CompensatedSum()
  for (const value of values) sum.add(value)
  return sum.value
}
