import { nextStart, startsIn, type IntervalGrid } from '../../readings/index'

/** Half open, seconds since 1970 UTC. */
interface Span {
  from: number
  to: number
}

/** The runs of intervals in a span that have no value, ascending; `hasValue` by the start of an interval. */
export function missingRuns(
  { from, to }: Span,
  hasValue: (at: number) => boolean,
  grid: IntervalGrid,
): (Span & { count: number })[] {
  const runs: (Span & { count: number })[] = []
  for (const start of startsIn(from, to, grid)) {
    if (hasValue(start)) continue
    const last = runs.at(-1)
    const end = nextStart(start, grid)
    if (last?.to === start) {
      last.to = end
      last.count++
    } else runs.push({ from: start, to: end, count: 1 })
  }
  return runs
}
