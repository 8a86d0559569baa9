import { isFromMeter, type ReadingColumns, type SeriesInterval } from '../../readings/index'

/** A stretch of a series as the rules see it: what came from the meter, with what was before as context. */
export interface Segment {
  /** Start of each interval, seconds since 1970 UTC, ascending; those before `from` are context. */
  at: readonly number[]
  value: readonly number[]
  seriesInterval: SeriesInterval
  /**
   * From where on readings are given and expected, at most `from`. Of a series that begins later it is the start of
   * its first value, so that the time before is no gap.
   */
  contextFrom: number
  /** What is judged, half open. */
  from: number
  to: number
}

/** Leaves out what is missing and what we estimated ourselves: nobody has to be told about our own guesses. */
export function segmentOf(columns: ReadingColumns, rest: Omit<Segment, 'at' | 'value'>): Segment {
  const at: number[] = []
  const value: number[] = []
  for (let place = 0; place < columns.at.length; place++) {
    const start = columns.at[place]!
    if (start < rest.contextFrom || start >= rest.to || !isFromMeter(columns.quality[place]!)) continue
    at.push(start)
    value.push(columns.value[place]!)
  }
  return { ...rest, at, value }
}

/** The place of the first reading that is not before an instant, of readings that ascend. */
export function placeSince(at: readonly number[], since: number): number {
  let [low, high] = [0, at.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at[middle]! < since) low = middle + 1
    else high = middle
  }
  return low
}
