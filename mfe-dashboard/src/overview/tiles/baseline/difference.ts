import type { BaselineStanding } from '@energycockpit/contract'

type Compared = NonNullable<BaselineStanding['found']>['year']

/** What was used above what was to be expected, with half the width of its band. */
export interface Difference {
  value: number
  /** Undefined where nothing was to be expected. */
  share: number | undefined
  band: number
  /** `WITHIN`: the band holds nothing at all, too. */
  kind: 'MORE' | 'LESS' | 'WITHIN'
}

/** Undefined where nothing can be compared. */
export function differenceOf({ actual, expected, uncertainty }: Compared): Difference | undefined {
  if (actual === null || expected === null || uncertainty === null) return undefined
  const value = actual - expected
  const share = expected > 0 ? value / expected : undefined
  const kind = Math.abs(value) <= uncertainty ? 'WITHIN' : value > 0 ? 'MORE' : 'LESS'
  return { value, share, band: uncertainty, kind }
}

/** So many are shown from each end. */
const ends = 3

/**
 * Those that used most above what was to be expected first, those that used least last, by their share; of many the
 * ones in between are left out. What cannot be compared stands at the end.
 */
export function worstAndBest(standings: readonly BaselineStanding[]): {
  shown: BaselineStanding[]
  omitted: number
} {
  const share = ({ found }: BaselineStanding) =>
    (found ? differenceOf(found.year)?.share : undefined) ?? -Infinity
  const sorted = standings.toSorted((one, other) => {
    const [first, second] = [share(one), share(other)]
    return first === second ? one.name.localeCompare(other.name) : second > first ? 1 : -1
  })
  if (sorted.length <= 2 * ends) return { shown: sorted, omitted: 0 }
  return { shown: [...sorted.slice(0, ends), ...sorted.slice(-ends)], omitted: sorted.length - 2 * ends }
}
