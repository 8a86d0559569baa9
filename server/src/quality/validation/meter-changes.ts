import { nextStart, type Finding } from '../../readings/index'
import type { Segment } from './segment'

export interface KnownMeterChange {
  /** Seconds since 1970 UTC. */
  at: number
  /** What the old meter showed at the end, and the new one at its start. */
  last: number
  first: number
}

/**
 * The intervals in which the meter was changed, of which there are readings: whoever subtracts the new register from
 * the old one gets anything. The worst value is the one that stands there.
 */
export function findMeterChanges(
  { at, value, seriesInterval, from }: Segment,
  changes: readonly KnownMeterChange[],
): Finding[] {
  const findings = new Map<number, Finding>()
  for (const { at: changedAt, last, first } of changes) {
    const place = at.findLastIndex((start) => start <= changedAt)
    const start = at[place]
    if (start === undefined || start < from) continue
    const to = nextStart(start, seriesInterval)
    if (to <= changedAt) continue
    const worst = value[place]!
    findings.set(start, {
      kind: 'METER_CHANGE',
      from: start,
      to,
      count: 1,
      worst,
      parameters: { last, first },
    })
  }
  return [...findings.values()]
}
