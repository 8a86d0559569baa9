import { middleOf } from '../../readings/index'

/**
 * The values of the last while, kept in order, so that their median and its deviation cost little at every step.
 * Values are added with ascending `at`.
 */
export class SortedWindow {
  #arrived: { at: number; value: number }[] = []
  #sorted: number[] = []

  get size(): number {
    return this.#sorted.length
  }

  add(at: number, value: number): void {
    this.#arrived.push({ at, value })
    this.#sorted.splice(this.#placeOf(value), 0, value)
  }

  dropBefore(at: number): void {
    while (this.#arrived.length > 0 && this.#arrived[0]!.at < at) {
      const { value } = this.#arrived.shift()!
      this.#sorted.splice(this.#placeOf(value), 1)
    }
  }

  /** The middle value, the mean of the two middle ones of an even number; NaN of none. */
  get median(): number {
    return middleOf(this.#sorted)
  }

  /** Median absolute deviation from the median; NaN of none. */
  get medianDeviation(): number {
    const { median } = this
    const sorted = this.#sorted
    // The nearest values stand in the middle: going outwards from there meets the deviations in their order.
    let right = this.#placeOf(median)
    let left = right - 1
    let [last, lastButOne] = [NaN, NaN]
    for (let met = 0; met <= sorted.length >> 1 && met < sorted.length; met++) {
      const onLeft = left >= 0 ? median - sorted[left]! : Infinity
      const onRight = right < sorted.length ? sorted[right]! - median : Infinity
      lastButOne = last
      last = Math.min(onLeft, onRight)
      if (onLeft <= onRight) left--
      else right++
    }
    return sorted.length % 2 === 1 ? last : (last + lastButOne) / 2
  }

  /** Place of the first value that is not below `value`. */
  #placeOf(value: number): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sorted[middle]! < value) low = middle + 1
      else high = middle
    }
    return low
  }
}
