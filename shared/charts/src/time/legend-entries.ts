import type { TimeSeries } from './time-series'

/** A series and what it is compared with. */
export interface TimeLegendEntry {
  own: TimeSeries
  compared: readonly TimeSeries[]
}

/** So many lines are read at once; more are folded. */
const MOST = 8
const WHEN_FOLDED = 6

/** Each series with its comparisons beside it; a comparison of none of them stands by itself. */
export function entriesOfLegend(series: readonly TimeSeries[]): TimeLegendEntry[] {
  const isBeside = ({ isComparison, comparedTo }: TimeSeries) =>
    isComparison === true && series.some(({ id }) => id === comparedTo)
  return series
    .filter((each) => !isBeside(each))
    .map((own) => ({
      own,
      compared: series.filter((each) => isBeside(each) && each.comparedTo === own.id),
    }))
}

/** Those that are there before one asks for all: never all but one or two. */
export const foldedEntries = (entries: readonly TimeLegendEntry[]): readonly TimeLegendEntry[] =>
  entries.length > MOST ? entries.slice(0, WHEN_FOLDED) : entries
