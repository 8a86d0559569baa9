import { getEnergyFlows } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, refuseTooMany } from '../queries/query-period'
import { energyFlows, planFlows } from './energy-flows'

/** How energy spreads over the hierarchy, computed when it is requested. */
export function registerEnergyFlows(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getEnergyFlows, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    // Wherever the day begins and ends in a time zone: it is refused for its length alone.
    const days = { from: `${query.from}T00:00:00Z`, to: `${query.to}T00:00:00Z` }
    const period = queryPeriod(days, [])
    const plan = await planFlows(entities, query, { visible: user.visibleBusinessIds, now })
    const plans = [plan.mains, plan.subs, plan.generated, plan.fedIn]
    refuseTooMany(
      period,
      plans.flatMap(({ grids }) => grids),
    )
    const parts = plans.flatMap((one) => one.parts)
    const series = plans.flatMap((one) => one.series)
    const tag = await dataTag(entities, {
      ...{ call: 'energy-flows', series, query: { ...query, to: afterAllZones(days.to) }, now },
      basis: {
        inputs: parts.flatMap(({ sources }) => sources.basis.inputs),
        given: [
          ...[parts.map(({ sources }) => sources.basis.given), plans.map(({ leftOutAt }) => leftOutAt)],
          ...[series.map(({ segments }) => segments), [...plan.places], plan.above],
        ],
      },
    })
    return respondUnlessKnown(call, tag, () =>
      energyFlows(readings, plan, { depth: query.depth, now, signal: disconnectSignal(reply) }),
    )
  })
}

/** The day is over in no zone later than this. */
const afterAllZones = (midnight: string) => new Date(Date.parse(midnight) + 86_400_000).toISOString()
