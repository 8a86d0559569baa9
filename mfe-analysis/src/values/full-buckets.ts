import type { SeriesValues } from '@energycockpit/contract'
import { bucketStarts } from '@energycockpit/time'

interface Extreme {
  value: number | null
  when?: { from: number; to: number } | undefined
}

/** From so much on a bucket is one to compare with others. */
const whole = 0.99

/**
 * The mean, the lowest and the highest of the buckets that are over and whole: a day of which half is missing is no
 * lowest day. The mean is undefined where not all buckets are there.
 */
export function fullBuckets(
  { at, value, measured, estimated, from, to, granularity, timeZone, sampledFrom }: SeriesValues,
  now: number,
): { mean: number | null | undefined; lowest: Extreme; highest: Extreme } {
  const isSampled = sampledFrom !== undefined
  const [start, end] = [Date.parse(from), Math.min(Date.parse(to), now)]
  // The last one may go on after the period: of a month up to the 15th there is half.
  const endOf = (bucket: number) =>
    granularity === 'raw' ? Date.parse(to) : bucketStarts(bucket, bucket + 1, granularity, timeZone).end
  // Where only some buckets are there, nobody knows where one ends and how much of it is measured.
  const full = at.flatMap((each, place): { value: number; when?: { from: number; to: number } }[] => {
    const found = value[place]
    if (found == null) return []
    if (isSampled) return [{ value: found }]
    const until = at[place + 1] ?? endOf(each)
    const isFull = each >= start && until <= end && measured[place]! + estimated[place]! >= whole
    return isFull ? [{ value: found, when: { from: each, to: until } }] : []
  })
  const extreme = (isMore: (one: number, other: number) => boolean): Extreme =>
    full.reduce<Extreme>(
      (best, each) => (best.value === null || isMore(each.value, best.value) ? each : best),
      { value: null },
    )
  const sum = full.reduce((before, each) => before + each.value, 0)
  return {
    mean: isSampled ? undefined : full.length === 0 ? null : sum / full.length,
    lowest: extreme((one, other) => one < other),
    highest: extreme((one, other) => one > other),
  }
}
