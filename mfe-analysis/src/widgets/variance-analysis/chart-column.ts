import type { ChartValues } from '@energycockpit/charts'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { RowLength } from '../../amounts/rows-of-range'
import type { Shares } from '../../amounts/shares-of-rows'

interface ColumnOfRows {
  rows: readonly DateRange[]
  length: Exclude<RowLength, 'P1W'>
  unit: string
  timeZone: string
}

/**
 * A figure of each row as values of a chart. `total`: that of all rows; without it their sum, where none is missing.
 * `shares`: how much of each row was measured; without them a figure is all there, or not at all.
 */
export function chartColumn(
  { rows, length, unit, timeZone }: ColumnOfRows,
  value: readonly (number | null)[],
  total = value.includes(null) ? null : value.reduce<number>((sum, each) => sum + each!, 0),
  shares: Shares = allOrNothing(value),
): ChartValues {
  return {
    ...{ unit, timeZone, granularity: length, aggregation: 'SUM', value },
    at: rows.map(({ from }) => startOfDay(from, timeZone)),
    from: new Date(startOfDay(rows[0]!.from, timeZone)).toISOString(),
    to: new Date(startOfDay(rows.at(-1)!.to, timeZone)).toISOString(),
    ...{ measured: shares.measured, estimated: shares.estimated },
    total: { value: total, mean: null, expected: value.length, ...shares.total },
  }
}

const allOrNothing = (value: readonly (number | null)[]): Shares => ({
  measured: value.map((each) => (each === null ? 0 : 1)),
  estimated: value.map(() => 0),
  total: { measured: value.filter((each) => each !== null).length / value.length, estimated: 0 },
})
