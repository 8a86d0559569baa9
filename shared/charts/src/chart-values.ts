import type { Granularity } from '@energycockpit/contract'
import type { Carrier } from '@energycockpit/ui'

/** How long one bucket is: an ISO 8601 duration, or `raw` for the interval in which the values are stored. */
export type BucketLength = Granularity

/** One series over one period, in columns; place i of every column speaks of the same bucket. */
export interface ChartValues {
  unit: string
  timeZone: string
  granularity: BucketLength
  aggregation: 'SUM' | 'MEAN'
  /** Half open, ISO 8601 UTC. */
  from: string
  to: string
  /** Start of each bucket, milliseconds since 1970 UTC. */
  at: readonly number[]
  value: readonly (number | null)[]
  /** Shares of the bucket's intervals, 0 to 1. */
  measured: readonly number[]
  estimated: readonly number[]
  /**
   * Only where there are more buckets than can be drawn: the columns above then have just the least and the greatest
   * one of each of these stretches, which follow each other without a gap. Instants and lengths are milliseconds.
   */
  segments?: Segments | undefined
  total: {
    value: number | null
    mean: number | null
    measured: number
    estimated: number
    expected: number
  }
}

export interface Segments {
  first: number
  length: number
  bucketLength: number
  /** Shares of all intervals of each stretch, 0 to 1. */
  measured: readonly number[]
  estimated: readonly number[]
}

export interface ChartSubject {
  /** What is shown and for what: 'Electricity, purchase · Main building'. */
  label: string
  /** The series alone, as the legend names it: 'Electricity, purchase'. */
  seriesLabel: string
  carrier: Carrier
  /** The values come from a model and not from a meter. */
  modelled: boolean
}

/** The instant at which a bucket ends, milliseconds. */
export function bucketEnd(values: ChartValues, index: number): number {
  return values.at[index + 1] ?? Date.parse(values.to)
}
