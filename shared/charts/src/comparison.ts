import type { ChartValues } from './chart-values'

/** The same in another period; place i of `value` stands beside place i of the values, whatever its date. */
export interface Comparison {
  /** 'Previous year'. */
  label: string
  /** Which period that was, as text. */
  when: string
  /** Start of each of its buckets, and the end of the last one, milliseconds since 1970 UTC. */
  at: readonly number[]
  to: number
  value: readonly (number | null)[]
  /** Of the whole period. */
  total: number | null
}

/** What is compared, one value for each place of the values; null where there is none beside it. */
export function besideValues(values: ChartValues, { value }: Comparison): (number | null)[] {
  return values.at.map((_, place) => value[place] ?? null)
}

/** The comparison as values of their own, so that its buckets are named as those of the values are. */
export function asValues(values: ChartValues, { at, to, value }: Comparison): ChartValues {
  return { ...values, at, value, to: new Date(to).toISOString() }
}

/** Whether a place has a bucket of the other period beside it. */
export const hasBeside = ({ at }: Comparison, place: number): boolean => place < at.length
