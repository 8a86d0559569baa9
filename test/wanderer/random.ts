/** Numbers by chance that are the same for the same seed: mulberry32, by Tommy Ettinger (public domain). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to below 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.share() * end)
  }

  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)]!
  }

  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as [Name, number][]
    let place = this.share() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return entries.find(([, weight]) => (place -= weight) < 0)?.[0] ?? entries.at(-1)![0]
  }
}
