import type { Carrier } from '@energycockpit/ui'
import type { ChartValues } from '../chart-values'

/** One of the series of a time chart. */
export interface TimeSeries {
  /** Stays the same from one period to the next: colours and what is switched off follow it. */
  id: string
  label: string
  values: ChartValues
  /**
   * The same values in shorter buckets, of a part of the period only. They are drawn as soon as every series that is
   * shown has them for the whole of what is seen.
   */
  finer?: ChartValues | undefined
  carrier: Carrier
  modelled?: boolean
  /** Its shares say how much is there; how much of that was measured is not known. */
  isOnlyComplete?: boolean
  /** Amounts are bars and means are lines unless said otherwise. Too narrow bars are drawn as steps. */
  kind?: SeriesKind | undefined
  /** What the others are compared with: dashed, and never part of a stack. */
  isComparison?: boolean
  /** Of a comparison: the id of the one series that is compared, whose colour it has. Grey without it. */
  comparedTo?: string
  /** How far its values may be off: a band around them. */
  uncertainty?: Uncertainty | undefined
  /** Each value has all of those before it in it: what it came to is the last one, and there is no sum. */
  isCumulated?: boolean
  /** Of a comparison: where and when its values really were. */
  beside?: Beside | undefined
}

export interface Uncertainty {
  /** What the band means: 'Uncertainty, 80%'. */
  label: string
  /** Half its width in each bucket, in the unit of the values; null where there is none. */
  value: readonly (number | null)[]
  /** How far it reaches below the values, where that is less far than above. */
  below?: readonly (number | null)[] | undefined
}

/** The other period of a comparison, whose buckets stand beside those of the values place by place. */
export interface Beside {
  /** What it is, where its series is named already: 'Previous year'. */
  name: string
  /** Which period that was, as text. */
  when: string
  /** Start of each of its buckets, and the end of the last one, milliseconds since 1970 UTC. */
  at: readonly number[]
  to: number
}

export type SeriesKind = 'bar' | 'line' | 'step' | 'area'

/** Something to know about an instant or a period; milliseconds since 1970 UTC. */
export interface Annotation {
  id: string
  at: number
  /** The end of a period, half open. */
  to?: number | undefined
  text: string
  /** What it concerns, where that is not all that is shown, and who says so. */
  about?: string | undefined
}

/** A part of the time axis, half open, milliseconds since 1970 UTC. */
export interface TimeWindow {
  from: number
  to: number
}
