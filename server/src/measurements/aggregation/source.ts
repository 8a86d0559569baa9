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

/** What is stored of some series; `which` says of a `series_id` whether it is one, the others are parameters with their types. */
export const readingsIn = ({ which, from, to }: { which: string; from: string; to: string }): string =>
  `readings final
    where ${which} and quality != 'missing'
      and at >= toDateTime(${from}, 'UTC') and at < toDateTime(${to}, 'UTC')`

export function storedReadings(ids: readonly number[], { from, to }: Span): Source {
  const runs = runsOf(ids)
  const inRuns = runs.map((_, place) => `series_id between {first${place}:UInt32} and {last${place}:UInt32}`)
  const isFew = runs.length > 0 && runs.length <= mostRuns
  return {
    rows: readingsIn({
      which: isFew ? `(${inRuns.join(' or ')})` : 'series_id in {ids:Array(UInt32)}',
      from: '{from:UInt32}',
      to: '{to:UInt32}',
    }),
    params: {
      from: toSecond(from),
      to: toSecond(to),
      ...(isFew
        ? Object.fromEntries(
            runs.flatMap(({ first, last }, place) => [
              [`first${place}`, first],
              [`last${place}`, last],
            ]),
          )
        : { ids }),
    },
  }
}

/** Series that were made together have ids that follow each other: two comparisons are less work than a look-up. */
const mostRuns = 3

function runsOf(ids: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && id <= run.last + 1) run.last = id
    else runs.push({ first: id, last: id })
  }
  return runs
}
