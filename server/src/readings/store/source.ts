import { Bound } from './bound'
import { toSecond } from './to-second'

/**
 * Where values are aggregated from: a text that stands after `from` in a question to the engine, and the values of its
 * parameters. Its rows have `series_id`, `at` (start of the interval), `value` and `quality`, none is `missing`.
 */
export interface Source {
  rows: string
  params: Readonly<Record<string, unknown>>
}

/** Half open, milliseconds since 1970 UTC; what starts in it counts. */
export interface Span {
  from: number
  to: number
}

/** What is stored of some series, as the only source of a question. */
export function storedReadings(ids: readonly number[], span: Span): Source {
  const bound = new Bound()
  return { rows: readingsOf(ids, span, bound), params: bound.params }
}

/** What is stored of some series, as a text that stands after `from`. */
export function readingsOf(ids: readonly number[], { from, to }: Span, bound: Bound): string {
  const second = (instant: number) => `toDateTime(${bound.bind(toSecond(instant), 'UInt32')}, 'UTC')`
  return `readings final
    where ${whichOf(ids, bound)} and quality != 'missing' and at >= ${second(from)} and at < ${second(to)}`
}

function whichOf(ids: readonly number[], bound: Bound): string {
  const runs = runsOf(ids)
  if (runs.length === 0 || runs.length > maxRuns) return `series_id in ${bound.bind(ids, 'Array(UInt32)')}`
  const inRuns = runs.map(
    ({ first, last }) => `series_id between ${bound.bind(first, 'UInt32')} and ${bound.bind(last, 'UInt32')}`,
  )
  return `(${inRuns.join(' or ')})`
}

/** Series that were made together have ids that follow each other: two comparisons are less work than a look-up. */
const maxRuns = 3

function runsOf(ids: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && id <= run.last + 1) run.last = id
    else runs.push({ first: id, last: id })
  }
  return runs
}
