/**
 * Load times in buckets whose bounds grow by a tenth, so that a time told from them is wrong by 5 % at most, however
 * short or long it is. Histograms of several hours are added up bucket by bucket, which percentiles are not.
 */
const GROWTH = 1.1

/** Number of the bucket of a time in milliseconds: bucket 0 holds what took up to one, bucket n up to 1.1ⁿ. */
export function bucketOf(milliseconds: number): number {
  return milliseconds <= 1 ? 0 : Math.ceil(Math.log(milliseconds) / Math.log(GROWTH))
}

/** The time that a bucket stands for, in milliseconds: the geometric middle between its bounds. */
export function timeOf(bucket: number): number {
  return GROWTH ** (bucket - 0.5)
}

/** Loads by bucket. */
export type Histogram = ReadonlyMap<number, number>

export function countOf(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, loads) => sum + loads, 0)
}

/** The time, in milliseconds, that this share (0…1) of the loads did not exceed (nearest rank); null when there are none. */
export function percentile(histogram: Histogram, share: number): number | null {
  const rank = Math.max(1, Math.ceil(share * countOf(histogram)))
  let passed = 0
  for (const [bucket, loads] of [...histogram].sort(([one], [other]) => one - other)) {
    passed += loads
    if (passed >= rank) return timeOf(bucket)
  }
  return null
}
