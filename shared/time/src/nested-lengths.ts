import { bucketLengths, elapsedLengths, monthsOf, type BucketLength } from './buckets'

/** Cut by a calendar, in days or longer. */
export const isOfCalendar = (length: BucketLength): boolean => elapsedLengths[length] === undefined

/**
 * Whether buckets of a length are made of whole intervals. Ten minutes lie in no quarter of an hour, though they are
 * shorter: one of two would go on into the next. Hours lie in days, whatever a zone does to its midnights.
 */
export function fitsInto(interval: BucketLength, length: BucketLength): boolean {
  const [inner, outer] = [elapsedLengths[interval], elapsedLengths[length]]
  if (inner !== undefined) return outer === undefined || outer % inner === 0
  if (outer !== undefined) return false
  return (monthsOf[interval] ?? 0) <= (monthsOf[length] ?? 0)
}

/** The finest length that is made of whole intervals of all of these; of none the finest of all. */
export const commonLength = (intervals: Iterable<BucketLength>): BucketLength => {
  const all = [...new Set(intervals)]
  return bucketLengths.find((length) => all.every((interval) => fitsInto(interval, length)))!
}
