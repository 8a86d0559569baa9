import { supplyFlows, type SupplyFlow, type SupplyPeriod } from '@energycockpit/contract'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { planConsumption, type ConsumptionPlan } from '../by-location/consumption-plan'
import { measuredLocations, type MeasuredLocation } from '../by-location/located-series'
import { daysOfPeriod } from './days-of-period'
import { stretchesOf, type Metered, type Stretch } from './stretches'

export interface SupplyPlan {
  /** Of the time zone in which most is counted. */
  days: DateRange
  timeZone: string
  timeZones: number
  /** The first instant of the period anywhere, and that after its last one. */
  from: number
  to: number
  plans: readonly { flow: SupplyFlow; plan: ConsumptionPlan }[]
  metered: readonly Metered[]
  stretches: readonly Stretch[]
  sourcesOf: (seriesId: number) => RowSources
}

/** Finds what is counted where, on the days that the period has there: it is not everywhere the same day. */
export async function planSupply(
  entities: Entities,
  { nodeId, period }: { nodeId: string | undefined; period: SupplyPeriod },
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<SupplyPlan> {
  const byDays = locationsByDays(await measuredLocations(entities, visible), period, now)
  const plans = await Promise.all(
    byDays.flatMap(({ days, locations }) =>
      supplyFlows.map(async (flow) => ({
        flow,
        plan: await planConsumption(
          entities,
          { productType: 'ELECTRICITY', ...days, nodeId, direction: flow },
          { visible, locations, now },
        ),
      })),
    ),
  )
  const metered = plans.flatMap(({ flow, plan }) => plan.series.map((series) => ({ series, flow })))
  const zones = countedZones(metered)
  const timeZone = zones[0] ?? commonestZone(byDays)
  const days = daysOfPeriod(period, timeZone, now)
  const spans = metered.map(({ series }) => series.span)
  const parts = plans.flatMap(({ plan }) => plan.parts)
  return {
    ...{ days, timeZone, timeZones: Math.max(1, zones.length), plans, metered },
    from: Math.min(startOfDay(days.from, timeZone), ...spans.map(({ from }) => from)),
    to: Math.max(startOfDay(days.to, timeZone), ...spans.map(({ to }) => to)),
    stretches: stretchesOf(metered, now),
    sourcesOf: sourcesByStorage(parts),
  }
}

function locationsByDays(all: ReadonlyMap<string, MeasuredLocation>, period: SupplyPeriod, now: number) {
  const found = new Map<string, { days: DateRange; locations: Map<string, MeasuredLocation> }>()
  const known = new Map<string, DateRange>()
  for (const location of all.values()) {
    const { timeZone } = location
    const days = known.get(timeZone) ?? daysOfPeriod(period, timeZone, now)
    known.set(timeZone, days)
    const key = `${days.from} ${days.to}`
    const group = found.get(key) ?? { days, locations: new Map<string, MeasuredLocation>() }
    group.locations.set(location.id, location)
    found.set(key, group)
  }
  return [...found.values()]
}

/** The one with the most meters first. */
function countedZones(metered: readonly Metered[]): string[] {
  const counts = new Map<string, number>()
  for (const { series } of metered) counts.set(series.timeZone, (counts.get(series.timeZone) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([zone]) => zone)
}

const commonestZone = (groups: readonly { locations: ReadonlyMap<string, MeasuredLocation> }[]): string =>
  [...(groups[0]?.locations.values() ?? [])][0]?.timeZone ?? 'UTC'

/** What is stored comes from one source whatever plan it is of, so that it is read at once. */
function sourcesByStorage(parts: ConsumptionPlan['parts']): (seriesId: number) => RowSources {
  const stored = parts.find((_, place) => place % 2 === 0)?.sources
  return (id) => {
    const place = parts.findIndex(({ ids }) => ids.has(id))
    return place % 2 === 0 ? stored! : parts[place]!.sources
  }
}
