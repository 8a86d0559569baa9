import type { SupplyFlow, SupplyPeriod } from '@energycockpit/contract'
import { commonLength, elapsedLengths, expectedIntervals, expectedUntil } from '@energycockpit/time'
import type { Span } from '../../readings/index'
import type { CountedSeries } from '../by-location/consumption-plan'

/** A series of a location and what it counts there. */
export interface Metered {
  series: Pick<CountedSeries, 'id' | 'interval' | 'timeZone' | 'unit' | 'segments'>
  flow: SupplyFlow
}

/** A time during which the same meters stood at a location. */
export interface Stretch extends Span {
  locationId: string
  meters: readonly Metered[]
  /**
   * The shortest time in which whole intervals of all its meters lie, ms: in each of these all of them are compared.
   * Undefined: it is a day or longer.
   */
  step: number | undefined
  /** Time until now in which values could have come, ms. */
  expected: number
  /** How many values could have come until now. */
  expectedValues: Readonly<Record<SupplyFlow, number>>
}

/** What stood where, cut at every change: whatever was moved is compared only with what stood beside it. */
export function stretchesOf(metered: readonly Metered[], now: number): Stretch[] {
  const at = new Map<string, { meter: Metered; span: Span }[]>()
  for (const meter of metered)
    for (const { locationId, from, to } of meter.series.segments) {
      const stays = at.get(locationId) ?? []
      stays.push({ meter, span: { from, to } })
      at.set(locationId, stays)
    }
  return [...at].flatMap(([locationId, stays]) => {
    const edges = [...new Set(stays.flatMap(({ span }) => [span.from, span.to]))].sort((a, b) => a - b)
    return edges.slice(0, -1).flatMap((from, place): Stretch[] => {
      const to = edges[place + 1]!
      const meters = stays.filter(({ span }) => span.from <= from && to <= span.to).map(({ meter }) => meter)
      if (meters.length === 0) return []
      const step = elapsedLengths[commonLength(meters.map(({ series }) => series.interval))]
      return [{ locationId, from, to, meters, step, ...expectedOf({ from, to, meters }, now) }]
    })
  })
}

function expectedOf(
  { from, to, meters }: Pick<Stretch, 'from' | 'to' | 'meters'>,
  now: number,
): Pick<Stretch, 'expected' | 'expectedValues'> {
  const expectedValues = { PURCHASE: 0, PRODUCTION: 0, FEED_IN: 0 }
  const times = meters.map(({ flow, series: { interval, timeZone } }) => {
    const until = Math.min(to, expectedUntil(now, interval, timeZone))
    const count = expectedIntervals(from, until, interval, timeZone)
    expectedValues[flow] += count
    const step = elapsedLengths[interval]
    return step === undefined ? Math.max(0, until - from) : count * step
  })
  // Until then each of them can have values.
  return { expected: Math.min(...times), expectedValues }
}

export const has = ({ meters }: Pick<Stretch, 'meters'>, flow: SupplyFlow): boolean =>
  meters.some((one) => one.flow === flow)

/** Where nothing is, nothing has to be compared: what is purchased is consumed. */
export const isProducing = (stretch: Pick<Stretch, 'meters'>): boolean =>
  has(stretch, 'PRODUCTION') || has(stretch, 'FEED_IN')

export type WhyLeftOut = 'tooCoarse' | 'withoutPurchase' | 'withoutProduction'

/**
 * Why a stretch has no place in the balance. What is counted by the day says nothing of the hour in which it was used,
 * and nothing of today.
 */
export function whyLeftOut(stretch: Stretch, period: SupplyPeriod): WhyLeftOut | undefined {
  if (!has(stretch, 'PURCHASE')) return 'withoutPurchase'
  if (!has(stretch, 'PRODUCTION') && has(stretch, 'FEED_IN')) return 'withoutProduction'
  if (stretch.step !== undefined) return undefined
  const isLonger = stretch.meters.some(
    ({ series: { interval } }) => elapsedLengths[interval] === undefined && interval !== 'P1D',
  )
  return isProducing(stretch) || isLonger || period === 'TODAY' ? 'tooCoarse' : undefined
}
