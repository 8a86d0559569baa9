import type { Carrier } from '@energycockpit/ui'
import type { ChartValues } from './chart-values'
import type { TimeSeries } from './time/time-series'

/** The same in another period; place i of `value` stands beside place i of the values, whatever its date. */
export interface Comparison {
  /** 'Previous year'. */
  label: string
  /** Which period that was, as text; absent where it is the period of the values. */
  when?: string | undefined
  /** Start of each of its buckets, and the end of the last one, milliseconds since 1970 UTC. */
  at: readonly number[]
  to: number
  value: readonly (number | null)[]
  /** Of the whole period. */
  total: number | null
}

/** The comparison as a series on the time of the values; null where there is nothing beside one of these. */
export function comparedSeries(values: ChartValues, comparison: Comparison, carrier: Carrier): TimeSeries {
  const { label, when, at, to, total } = comparison
  const value = values.at.map((_, place) => comparison.value[place] ?? null)
  return {
    ...{ id: 'compared', carrier, isComparison: true },
    ...(when === undefined
      ? { label }
      : { label: `${label} (${when})`, beside: { name: label, when, at, to } }),
    values: {
      ...values,
      value,
      // How good it is is not known of it, and said where it is the period that is looked at.
      measured: value.map((each) => (each === null ? 0 : 1)),
      estimated: value.map(() => 0),
      total: { ...values.total, value: total, mean: total },
    },
  }
}
