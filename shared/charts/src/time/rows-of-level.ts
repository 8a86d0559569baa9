import type { DrawnValues } from '../drawn-values'
import type { ChartLevel } from './chart-level'
import { placeOf } from './points-to-draw'
import type { TimeWindow } from './time-series'

interface RowsOfLevel {
  /** Of the series with most buckets. */
  values: DrawnValues | undefined
  /** The place of the first row, and how many there are. */
  first: number
  count: number
}

/** The buckets that are seen, each of which is a row of a table. */
export function rowsOfLevel(level: ChartLevel, window: TimeWindow): RowsOfLevel {
  const values = level.series.reduce<DrawnValues | undefined>(
    (most, each) => (most && most.at.length >= each.values.at.length ? most : each.values),
    undefined,
  )
  if (!values) return { values, first: 0, count: 0 }
  const first = placeOf(values.at, window.from)
  return { values, first, count: placeOf(values.at, window.to) - first }
}
