import type { Finding, FindingKind } from '../../readings/index'
import { joinHits, type Hit } from './join-hits'
import type { Stretch } from './stretch'

/** In the series' unit; null: no limit on that side. */
export interface Limits {
  least: number | null
  most: number | null
}

/** Values that the meter cannot have counted. */
export function findOutOfLimits(stretch: Stretch, { least, most }: Limits): Finding[] {
  return [
    ...(least === null ? [] : beyond(stretch, 'BELOW_LIMIT', least, (value) => least - value)),
    ...(most === null ? [] : beyond(stretch, 'ABOVE_LIMIT', most, (value) => value - most)),
  ]
}

/** Values below zero of something that cannot be. */
export const findNegativeValues = (stretch: Stretch): Finding[] =>
  beyond(stretch, 'NEGATIVE', 0, (value) => -value)

function beyond(
  { at, value, grid, from }: Stretch,
  kind: FindingKind,
  limit: number,
  excess: (value: number) => number,
): Finding[] {
  const hits: Hit[] = []
  for (let place = 0; place < at.length; place++) {
    const badness = excess(value[place]!)
    if (badness > 0 && at[place]! >= from) hits.push({ at: at[place]!, value: value[place]!, badness })
  }
  return joinHits(hits, grid, { kind, parameters: { limit } })
}
