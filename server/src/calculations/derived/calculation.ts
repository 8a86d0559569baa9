import type { ResultAs, ResultQuantity } from '@energycockpit/contract'
import type { Span, SeriesAtLocation, Bound } from '../../readings/index'

/** What values mean. */
export interface Kind {
  quantity: ResultQuantity
  unit: string
  interval: SeriesAtLocation['interval']
  timeZone: string
}

/** What values are made into: what can be asked for, and emissions after supply contracts. */
export type MadeInto = ResultAs | 'CARBON_MARKET'

/** A step on the way from stored values to others, interval by interval. */
export interface Calculation {
  /** What comes out. */
  kind: Kind
  rows(rows: string, span: Span, bound: Bound): string
  /** Which intervals of what goes in are needed for a span; absent: the same. */
  needs?(span: Span): Span
  /** What else goes in: series, and all that was set. */
  inputs?: readonly number[]
  given?: unknown
}
