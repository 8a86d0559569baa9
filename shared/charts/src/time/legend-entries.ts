import type { TimeSeries } from './time-series'

/** A series and what it is compared with. */
export interface TimeLegendEntry {
  own: TimeSeries
  compared: readonly TimeSeries[]
}

/** So many lines are read at once; more are folded. */
const room = { wide: { most: 8, folded: 6 }, narrow: { most: 4, folded: 3 } }
/** On a phone each is two or three lines high, px. */
const NARROW = 420

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
export function foldedEntries(
  entries: readonly TimeLegendEntry[],
  width: number,
): readonly TimeLegendEntry[] {
  const { most, folded } = width > 0 && width < NARROW ? room.narrow : room.wide
  return entries.length > most ? entries.slice(0, folded) : entries
}
