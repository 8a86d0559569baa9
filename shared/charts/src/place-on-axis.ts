import { bucketEnd, type ChartValues } from './chart-values'
import type { Noted } from './house-rules-plugin'

/** Where an instant lies on an axis that counts places, each of which lies around its number; beyond the ends at these. */
export function placeOnAxis(values: ChartValues, instant: number): number {
  const after = values.at.findIndex((start) => start > instant)
  const place = after < 0 ? values.at.length - 1 : Math.max(0, after - 1)
  const [start, end] = [values.at[place]!, bucketEnd(values, place)]
  const share = Math.min(1, Math.max(0, (instant - start) / Math.max(1, end - start)))
  return place - 0.5 + share
}

/** An annotation on such an axis. */
export const notedOnAxis = (values: ChartValues, { at, to }: Noted): Noted => ({
  at: placeOnAxis(values, at),
  to: to === undefined ? undefined : placeOnAxis(values, to),
})
