import type { ComparedColumns } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

export interface BaselineRow extends DateRange {
  /** Null where nothing can be compared. */
  value: number | null
  expected: number | null
  /** Half the width of the band around `expected`. */
  uncertainty: number | null
  /** What of `expected` are adjustments of a saved baseline. */
  adjustment: number | null
  difference: number | null
  /** The differences of this row and all before it, and half the width of their band; null until one can be compared. */
  cumulated: number | null
  cumulatedUncertainty: number | null
  /** Share of the days of all meters that can be compared, 0 to 1. */
  compared: number
}

export function baselineRows(columns: ComparedColumns): BaselineRow[] {
  let cumulated: number | null = null
  return columns.from.map((from, place) => {
    const value = columns.actual[place] ?? null
    const expected = columns.expected[place] ?? null
    const difference = value === null || expected === null ? null : value - expected
    if (difference !== null) cumulated = (cumulated ?? 0) + difference
    return {
      ...{ from, to: columns.to[place]!, value, expected, difference, cumulated },
      uncertainty: columns.uncertainty[place] ?? null,
      adjustment: columns.adjustment[place] ?? null,
      cumulatedUncertainty: columns.cumulatedUncertainty[place] ?? null,
      compared: columns.compared[place] ?? 0,
    }
  })
}
