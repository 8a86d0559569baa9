import type { ChartValues } from '@energycockpit/charts'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { RowLength } from '../../amounts/rows-of-range'

interface ColumnOfRows {
  rows: readonly DateRange[]
  length: Exclude<RowLength, 'P1W'>
  unit: string
  timeZone: string
}

/** A figure of each row as values of a chart. `total`: that of all rows; without it their sum, where none is missing. */
export function chartColumn(
  { rows, length, unit, timeZone }: ColumnOfRows,
  value: readonly (number | null)[],
  total = value.includes(null) ? null : value.reduce<number>((sum, each) => sum + each!, 0),
): ChartValues {
  return {
    ...{ unit, timeZone, granularity: length, aggregation: 'SUM', value },
    at: rows.map(({ from }) => startOfDay(from, timeZone)),
    from: new Date(startOfDay(rows[0]!.from, timeZone)).toISOString(),
    to: new Date(startOfDay(rows.at(-1)!.to, timeZone)).toISOString(),
    measured: value.map((each) => (each === null ? 0 : 1)),
    estimated: value.map(() => 0),
    total: {
      ...{ value: total, mean: null, estimated: 0, expected: value.length },
      measured: value.filter((each) => each !== null).length / value.length,
    },
  }
}
