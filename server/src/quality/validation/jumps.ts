import type { Finding } from '../../readings/index'
import { joinHits, type Hit } from './join-hits'
import type { Segment } from './segment'

/**
 * Values that differ from the one before by more than `perHour` (unit of the series per hour) allows: the step test
 * of weather stations (WMO-No. 8, Guide to Instruments, quality control). After a gap more is allowed, by its
 * length, and never less than for an hour: what is averaged over a shorter time varies more.
 */
export function findJumps({ at, value, seriesInterval, from }: Segment, perHour: number): Finding[] {
  const hits: Hit[] = []
  for (let place = 1; place < at.length; place++) {
    if (at[place]! < from) continue
    const hours = Math.max(1, (at[place]! - at[place - 1]!) / 3600)
    const badness = Math.abs(value[place]! - value[place - 1]!) / hours
    if (badness > perHour)
      hits.push({
        ...{ at: at[place]!, value: value[place]!, badness },
        parameters: { previous: value[place - 1]! },
      })
  }
  return joinHits(hits, seriesInterval, { kind: 'JUMP', parameters: { perHour } })
}
