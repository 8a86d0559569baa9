import { bucketEnd, type ChartValues } from './chart-values'

/** The place of the bucket that holds an instant (milliseconds since 1970 UTC); undefined where none does. */
export function bucketAt(values: ChartValues, instant: number): number | undefined {
  let [first, after] = [0, values.at.length]
  while (first < after) {
    const middle = (first + after) >>> 1
    if (values.at[middle]! <= instant) first = middle + 1
    else after = middle
  }
  const found = first - 1
  return found >= 0 && instant < bucketEnd(values, found) ? found : undefined
}
