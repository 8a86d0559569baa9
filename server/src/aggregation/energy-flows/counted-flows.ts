import { convert } from '@energycockpit/units'
import { figuresAdded } from '../../calculations/index'
import type { Span } from '../../readings/index'
import type { ConsumptionPlan, CountedSeries } from '../by-location/consumption-plan'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import type { PartSum } from '../by-location/sums-query'
import type { CountedFlow } from './flow-graph'

/** What each series counted at each of its places. `now`: milliseconds since 1970 UTC. */
export function countedFlows(
  { unit, series }: Pick<ConsumptionPlan, 'unit' | 'series'>,
  sums: readonly PartSum[],
  now: number,
): CountedFlow[] {
  const expected = expectedUntilNow(now)
  const sumsOf = new Map<number, PartSum[]>()
  for (const sum of sums) sumsOf.set(sum.seriesId, [...(sumsOf.get(sum.seriesId) ?? []), sum])
  return series.flatMap((one) =>
    [...new Set(one.segments.map(({ locationId }) => locationId))].map((above): CountedFlow => {
      const segments = one.segments.filter(({ locationId }) => locationId === above)
      const found = (sumsOf.get(one.id) ?? []).filter(({ start }) =>
        segments.some(({ from, to }) => from <= start && start < to),
      )
      const values = found.map(({ sum }) => (one.unit === unit ? sum : convert(sum, one.unit, unit)))
      const total = (key: 'measured' | 'estimated') => found.reduce((sum, part) => sum + part[key], 0)
      return {
        ...{ above, pointId: one.point.id, value: values.length === 0 ? null : figuresAdded(values) },
        ...{ measured: total('measured'), estimated: total('estimated') },
        expected: segments.reduce((sum, segment) => sum + expected(one, segment), 0),
      }
    }),
  )
}

/**
 * Submeters only for as long as what is above them is counted itself: of a main meter that stood elsewhere nothing is
 * told, and nothing of those below it.
 */
export function whileAbove(mains: readonly CountedSeries[], subs: readonly CountedSeries[]): CountedSeries[] {
  const spans = new Map<string, Span[]>(mains.map(({ point, segments }) => [point.id, [...segments]]))
  const waiting = new Set(subs)
  const counted: CountedSeries[] = []
  for (let isNew = true; isNew;) {
    isNew = false
    const undecided = new Set([...waiting].map(({ point }) => point.id))
    for (const sub of waiting) {
      if (sub.segments.some(({ locationId }) => undecided.has(locationId))) continue
      waiting.delete(sub)
      isNew = true
      const segments = sub.segments.flatMap((segment) =>
        (spans.get(segment.locationId) ?? []).flatMap((span) => {
          const both = { from: Math.max(span.from, segment.from), to: Math.min(span.to, segment.to) }
          return both.from < both.to ? [{ ...segment, ...both }] : []
        }),
      )
      spans.set(sub.point.id, [...(spans.get(sub.point.id) ?? []), ...segments])
      if (segments.length > 0) counted.push({ ...sub, segments })
    }
  }
  return counted
}
