import { nextStart, startsIn, type SeriesInterval } from '../../readings/index'

/** Half open, seconds since 1970 UTC. */
interface Span {
  from: number
  to: number
}

/** The runs of intervals in a span that have no value, ascending; `hasValue` by the start of an interval. */
export function missingRuns(
  { from, to }: Span,
  hasValue: (at: number) => boolean,
  seriesInterval: SeriesInterval,
): (Span & { count: number })[] {
  const runs: (Span & { count: number })[] = []
  for (const start of startsIn(from, to, seriesInterval)) {
    if (hasValue(start)) continue
    const last = runs.at(-1)
    const end = nextStart(start, seriesInterval)
    if (last?.to === start) {
      last.to = end
      last.count++
    } else runs.push({ from: start, to: end, count: 1 })
  }
  return runs
}
