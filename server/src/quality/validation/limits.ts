import type { Finding, FindingKind } from '../../readings/index'
import { joinHits, type Hit } from './join-hits'
import type { Segment } from './segment'

/** In the series' unit; null: no limit on that side. */
export interface Limits {
  min: number | null
  max: number | null
}

/** Values that the meter cannot have counted. */
export function findOutOfLimits(segment: Segment, { min, max }: Limits): Finding[] {
  return [
    ...(min === null ? [] : beyond(segment, 'BELOW_LIMIT', min, (value) => min - value)),
    ...(max === null ? [] : beyond(segment, 'ABOVE_LIMIT', max, (value) => value - max)),
  ]
}

/** Values below zero of something that cannot be. */
export const findNegativeValues = (segment: Segment): Finding[] =>
  beyond(segment, 'NEGATIVE', 0, (value) => -value)

function beyond(
  { at, value, seriesInterval, from }: Segment,
  kind: FindingKind,
  limit: number,
  excess: (value: number) => number,
): Finding[] {
  const hits: Hit[] = []
  for (let place = 0; place < at.length; place++) {
    const badness = excess(value[place]!)
    if (badness > 0 && at[place]! >= from) hits.push({ at: at[place]!, value: value[place]!, badness })
  }
  return joinHits(hits, seriesInterval, { kind, parameters: { limit } })
}
