import { startOfDay } from '@energycockpit/time'
import type { PurchaseSeries } from './purchase-series'

/** Milliseconds since 1970 UTC, half open. */
export interface Span {
  from: number
  to: number
}

/** The parts of a span in which a metering point was no submeter: then the meter above counted the same. */
export function mainSpans(
  { asSubmeter, timeZone }: Pick<PurchaseSeries, 'asSubmeter' | 'timeZone'>,
  span: Span,
): Span[] {
  let spans: Span[] = [span]
  for (const days of asSubmeter) {
    const from = days.from === null ? -Infinity : startOfDay(days.from, timeZone)
    const to = days.to === null ? Infinity : startOfDay(days.to, timeZone)
    spans = spans.flatMap((one) => [
      { from: one.from, to: Math.min(one.to, from) },
      { from: Math.max(one.from, to), to: one.to },
    ])
    spans = spans.filter((one) => one.from < one.to)
  }
  return spans
}

/** What of spans lies in another one. */
export const spansWithin = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((one) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.from < one.to)
