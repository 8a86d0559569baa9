import { bucketEnd, type ChartValues } from './chart-values'

/** Values of which every place is drawn: buckets, or stretches of buckets that are too many. */
export interface DrawnValues extends ChartValues {
  /**
   * Only of stretches: the least and the greatest value of each in the order of time, null where it has none. `value`
   * then has the greatest, and the shares are those of the whole stretch.
   */
  pairs?: readonly Pair[]
}

export type Pair = readonly [number, number] | null

/** What is drawn and read of values: themselves, or one place for each of their stretches. */
export function drawnValues(values: ChartValues): DrawnValues {
  const { segments } = values
  if (!segments) return values
  const { first, length, measured, estimated } = segments
  const found: number[][] = measured.map(() => [])
  values.at.forEach((at, place) => {
    const value = values.value[place]
    if (value != null) found[Math.floor((at - first) / length)]?.push(value)
  })
  // A stretch whose values are all the same has one bucket.
  const pairs = found.map(([one, other = one]): Pair => (one === undefined ? null : [one, other!]))
  return {
    ...values,
    at: measured.map((_, segment) => first + segment * length),
    value: pairs.map((pair) => (pair === null ? null : Math.max(...pair))),
    ...{ measured, estimated, pairs },
  }
}

/** How many buckets a place stands for. */
export function bucketsAt(values: DrawnValues, index: number): number {
  if (!values.segments) return 1
  return Math.ceil((bucketEnd(values, index) - values.at[index]!) / values.segments.bucketLength)
}
