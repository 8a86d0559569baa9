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

/** What is stored of some series. Each of the three is the name of a parameter with its type, in braces. */
export const readingsIn = ({ ids, from, to }: { ids: string; from: string; to: string }): string =>
  `readings final
    where series_id in ${ids} and quality != 'missing'
      and at >= toDateTime(${from}, 'UTC') and at < toDateTime(${to}, 'UTC')`

export const storedReadings = (ids: readonly number[], { from, to }: Span): Source => ({
  rows: readingsIn({ ids: '{ids:Array(UInt32)}', from: '{from:UInt32}', to: '{to:UInt32}' }),
  params: { ids, from: toSecond(from), to: toSecond(to) },
})
