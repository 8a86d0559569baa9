import type { DrawnValues } from './drawn-values'

/**
 * How a series is drawn: amounts as bars, or, where a bar would be thinner than the eye can count, as a filled
 * outline of bars; means as a line.
 */
export type DrawnAs = 'bars' | 'outline' | 'line'

const THINNEST_BAR = 3

/** `width` of the plot in px. */
export function drawnAs(values: Pick<DrawnValues, 'aggregation' | 'at' | 'pairs'>, width: number): DrawnAs {
  if (values.aggregation === 'MEAN') return 'line'
  // A bar has one end.
  if (values.pairs) return 'outline'
  return width / Math.max(1, values.at.length) >= THINNEST_BAR ? 'bars' : 'outline'
}
