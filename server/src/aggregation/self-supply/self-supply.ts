import type { SelfSupply, SupplyPeriod } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { namesOfLocations } from '../consumption/consumed-locations'
import { stretchSums } from './balance-query'
import { latestValues } from './latest-query'
import type { SupplyNode } from './supply-node'
import type { SupplyPlan } from './plan-supply'
import { powerOfFlow } from './power-of-flow'
import { everyFlow, sumOfFlow } from './sum-of-flow'
import { supplyBalance } from './supply-balance'

/** What was counted in a period until now. */
export async function selfSupply(
  { entities, readings }: { entities: Entities; readings: Readings },
  plan: SupplyPlan,
  {
    node,
    period,
    now,
    signal,
  }: { node: SupplyNode | null; period: SupplyPeriod; now: number; signal: AbortSignal },
): Promise<SelfSupply> {
  const { stretches, sourcesOf, metered, timeZone, timeZones, days } = plan
  const [sums, latest] = await Promise.all([
    stretchSums(readings, stretches, { sourcesOf, now, signal }),
    period === 'TODAY'
      ? latestValues(
          readings,
          metered.map(({ series }) => series),
          { sourcesOf, today: plan.from, now, signal },
        )
      : new Map(),
  ])
  const { locations, leftOut, ...figures } = supplyBalance(stretches, sums, period)
  const named = await namesOfLocations(
    entities,
    locations.map(({ id }) => id),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return {
    ...{ period, at: new Date(now).toISOString(), timeZone, timeZones, node },
    from: new Date(startOfDay(days.from, timeZone)).toISOString(),
    to: new Date(startOfDay(days.to, timeZone)).toISOString(),
    flows: everyFlow((flow) => ({
      ...sumOfFlow(stretches, sums, flow),
      ...powerOfFlow(metered, latest, flow, now),
    })),
    ...figures,
    leftOut: {
      ...leftOut,
      otherUnits: plan.plans.reduce((sum, one) => sum + one.plan.leftOutAt.length, 0),
    },
    locations: locations.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
  }
}
