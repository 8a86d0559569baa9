/** With fewer others nothing is said: single ones could be told from the distribution. */
export const leastPeers = 4

export interface Benchmark {
  /** How many others there are. */
  peers: number
  lowest: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  highest: number
  /** Share of the others that have more, those that have as much counted half: 1 is the best. */
  better: number
}

/** Where a value lies among those of others; undefined where there are too few. The distribution has all, and the own. */
export function benchmark(own: number, others: readonly number[]): Benchmark | undefined {
  if (others.length < leastPeers) return undefined
  const sorted = [own, ...others].toSorted((one, other) => one - other)
  const more = others.filter((one) => one > own).length
  const same = others.filter((one) => one === own).length
  return {
    peers: others.length,
    lowest: sorted[0]!,
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    highest: sorted.at(-1)!,
    better: (more + same / 2) / others.length,
  }
}

/** Linearly interpolated (Hyndman and Fan, type 7), as percentiles of the analysis are. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]!
  const above = sorted[Math.ceil(place)]!
  return below + (above - below) * (place - Math.floor(place))
}
