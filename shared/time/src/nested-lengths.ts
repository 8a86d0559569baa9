import { elapsedLengths, type BucketLength } from './buckets'

const months: Readonly<Partial<Record<BucketLength, number>>> = { P1M: 1, P3M: 3, P1Y: 12 }

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
  return (months[interval] ?? 0) <= (months[length] ?? 0)
}

const fromFinest: readonly BucketLength[] = [
  ...(['PT1S', 'PT1M', 'PT5M', 'PT10M', 'PT15M', 'PT30M', 'PT1H'] as const),
  ...(['P1D', 'P1M', 'P3M', 'P1Y'] as const),
]

/** The finest length that is made of whole intervals of all of these; of none the finest of all. */
export const commonLength = (intervals: Iterable<BucketLength>): BucketLength => {
  const all = [...new Set(intervals)]
  return fromFinest.find((length) => all.every((interval) => fitsInto(interval, length)))!
}
