import type { ForecastColumns } from '@energycockpit/contract'

/** A stretch of the period; milliseconds since 1970 UTC. */
export interface ForecastRow {
  from: number
  to: number
  /** Null where nothing was measured. */
  measured: number | null
  /** Of the whole stretch; null where nothing of it is yet to come. */
  expected: number | null
  lower: number | null
  upper: number | null
  /** Since the start of the period. */
  cumulated: number | null
  cumulatedLower: number | null
  cumulatedUpper: number | null
  /** Of an hour: what is usual; null where nobody knows. */
  usual: number | null
}

/** `end`: of the last one. */
export const forecastRows = (columns: ForecastColumns, end: number): ForecastRow[] =>
  columns.at.map((from, place) => ({
    ...{ from, to: columns.at[place + 1] ?? end },
    measured: columns.measured[place] ?? null,
    expected: columns.expected[place] ?? null,
    lower: columns.lower[place] ?? null,
    upper: columns.upper[place] ?? null,
    cumulated: columns.cumulated[place] ?? null,
    cumulatedLower: columns.cumulatedLower[place] ?? null,
    cumulatedUpper: columns.cumulatedUpper[place] ?? null,
    usual: columns.usual?.[place] ?? null,
  }))

export type RowOfForecast = 'PT1H' | 'P1D' | 'P1M'

const longestHour = 2 * 3_600_000
const longestDay = 26 * 3_600_000

/** How long each of the rows is. */
export function lengthOfRows([first]: readonly ForecastRow[]): RowOfForecast {
  const length = first === undefined ? 0 : first.to - first.from
  return length > longestDay ? 'P1M' : length > longestHour ? 'P1D' : 'PT1H'
}
