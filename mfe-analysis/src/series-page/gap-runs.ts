import type { DayOfYear } from './days-of-year'

/** Days in succession of each of which something is missing. */
export interface GapRun {
  /** Start of the first day and end of the last one, milliseconds since 1970 UTC. */
  from: number
  to: number
  missing: number
}

/** Where something is missing in a year, the latest first. */
export function gapRuns(days: readonly DayOfYear[]): GapRun[] {
  const runs: GapRun[] = []
  for (const { at, end, missing } of days) {
    const last = runs[0]
    if (missing === 0) continue
    if (last?.to === at) runs[0] = { from: last.from, to: end, missing: last.missing + missing }
    else runs.unshift({ from: at, to: end, missing })
  }
  return runs
}

/** The gap that a day belongs to, else the latest one, else the day itself. */
export function periodToFill(runs: readonly GapRun[], { at, end }: DayOfYear): { from: number; to: number } {
  return runs.find(({ from, to }) => from <= at && at < to) ?? runs[0] ?? { from: at, to: end }
}
