import { bucketEnd, type ChartValues } from './chart-values'

/**
 * How far a bucket may be believed:
 * - `whole`: every interval was measured
 * - `partial`: some intervals are missing
 * - `running`: it has not ended yet
 * - `estimated`: some of it is estimated or substituted
 * - `missing`: it is over and holds nothing
 * - `ahead`: it has not begun
 */
export type BucketQuality = 'whole' | 'partial' | 'running' | 'estimated' | 'missing' | 'ahead'

/** Shares are sums of fractions: what is missing by less than this is not missing. */
const ALMOST = 1e-6

/** `now` in milliseconds since 1970 UTC. */
export function bucketQuality(values: ChartValues, index: number, now: number): BucketQuality {
  const start = values.at[index]!
  const measured = values.measured[index] ?? 0
  const estimated = values.estimated[index] ?? 0
  if (values.value[index] == null) return start >= now ? 'ahead' : 'missing'
  if (bucketEnd(values, index) > now && measured + estimated < 1 - ALMOST) return 'running'
  if (measured + estimated < 1 - ALMOST) return 'partial'
  return estimated > ALMOST ? 'estimated' : 'whole'
}

/** The qualities of all buckets, and how many there are of each. */
export function bucketQualities(values: ChartValues, now: number) {
  const qualities = values.at.map((_, index) => bucketQuality(values, index, now))
  const counts: Record<BucketQuality, number> = {
    whole: 0,
    partial: 0,
    running: 0,
    estimated: 0,
    missing: 0,
    ahead: 0,
  }
  for (const quality of qualities) counts[quality] += 1
  return { qualities, counts }
}

/** A bar that is not wholly there is hollow, so that nobody takes it for a small one. */
export function isHollow(quality: BucketQuality): boolean {
  return quality === 'partial' || quality === 'running'
}

/** Runs of neighbouring buckets that hold for `isOne`, as [first, last] indices. */
export function runsOf<Item>(items: readonly Item[], isOne: (item: Item) => boolean): [number, number][] {
  const runs: [number, number][] = []
  items.forEach((item, index) => {
    if (!isOne(item)) return
    const last = runs.at(-1)
    if (last && last[1] === index - 1) last[1] = index
    else runs.push([index, index])
  })
  return runs
}
