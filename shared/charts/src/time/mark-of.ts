import type { TimeSeries } from './time-series'

/** How the drawing shows a series. */
export function markOf({ kind, values, isComparison }: TimeSeries): 'bar' | 'line' | 'dashed' {
  if (isComparison) return 'dashed'
  const isFilled = kind === undefined ? values.aggregation === 'SUM' : kind === 'bar' || kind === 'area'
  return isFilled ? 'bar' : 'line'
}
