import { similarHours } from './similar-days'
import { SortedWindow } from './sorted-window'
import type { Segment } from './segment'

/** With fewer similar hours nothing is said about a value. */
const fewest = 6

export interface TypicalValues {
  /** Median of the same hour of similar days before, for each place of the stretch; NaN where too few are known. */
  value: Float64Array
  /** Median absolute deviation from it. */
  deviation: Float64Array
}

type Compared = Pick<Segment, 'at' | 'value' | 'seriesInterval'>

/** Several checks compare the same stretch with what is usual, which is most of their work. */
const lastFound = new WeakMap<Compared, { since: number; days: number; typical: TypicalValues }>()

/** Looks `days` back from each value that starts at `since` or later; nothing is said of what is before. */
export function typicalValues(segment: Compared, since: number, days: number): TypicalValues {
  const last = lastFound.get(segment)
  if (last?.days === days && last.since <= since) return last.typical
  const typical = findTypicalValues(segment, since, days)
  lastFound.set(segment, { since, days, typical })
  return typical
}

function findTypicalValues(
  { at, value, seriesInterval }: Compared,
  since: number,
  days: number,
): TypicalValues {
  const hourOf = similarHours(seriesInterval.timeZone)
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
