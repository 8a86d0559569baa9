import { similarHours } from './similar-days'
import { SortedWindow } from './sorted-window'
import type { Stretch } from './stretch'

/** With fewer similar hours nothing is said about a value. */
const fewest = 6

export interface TypicalValues {
  /** Median of the same hour of similar days before, for each place of the stretch; NaN where too few are known. */
  value: Float64Array
  /** Median absolute deviation from it. */
  deviation: Float64Array
}

/** Looks `days` back from each value that starts at `since` or later; before that, everything is NaN. */
export function typicalValues(
  { at, value, grid }: Pick<Stretch, 'at' | 'value' | 'grid'>,
  since: number,
  days: number,
): TypicalValues {
  const hourOf = similarHours(grid.timeZone)
  const windows = new Map<number, SortedWindow>()
  const typical = {
    value: new Float64Array(at.length).fill(NaN),
    deviation: new Float64Array(at.length).fill(NaN),
  }
  for (let place = 0; place < at.length; place++) {
    const start = at[place]!
    const hour = hourOf(start)
    let window = windows.get(hour)
    if (window === undefined) windows.set(hour, (window = new SortedWindow()))
    window.dropBefore(start - days * 86_400)
    if (start >= since && window.size >= fewest) {
      typical.value[place] = window.median
      typical.deviation[place] = window.medianDeviation
    }
    window.add(start, value[place]!)
  }
  return typical
}
