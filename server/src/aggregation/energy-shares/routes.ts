import { getEnergyShares } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, refuseTooMany } from '../queries/query-period'
import { energyShares, scopeOfShares, usesOfLocations } from './energy-shares'
import { countedPlans } from './shares-plan'

/** What each metering point counted of the energy that is bought, computed when it is requested. */
export function registerEnergyShares(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getEnergyShares, async (call) => {
    const { query, user, reply } = call
    const { entities } = stores
    const { from, to } = query
    const now = Date.now()
    // Wherever its days begin and end in a time zone: it is refused for its length alone.
    const period = queryPeriod({ from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` }, [])
    const scope = await scopeOfShares(
      entities,
      { nodeId: query.nodeId, from, to },
      { visible: user.visibleBusinessIds, now },
    )
    const plans = countedPlans(scope.plans)
    refuseTooMany(
      period,
      plans.flatMap(({ energy }) => energy.grids),
    )
    const series = plans.flatMap(({ energy }) => energy.series)
    const at = new Set(series.flatMap(({ segments }) => segments.map(({ locationId }) => locationId)))
    const uses = await usesOfLocations(entities, [...at], to)
    const tag = await dataTag(entities, {
      ...{ call: 'energy-shares', series, now },
      // The last day is over in no zone later than this.
      query: { ...query, to: new Date(period.to + 86_400_000).toISOString() },
      basis: {
        inputs: plans.flatMap(({ energy, cost }) => [
          ...energy.parts.flatMap(({ sources }) => sources.basis.inputs),
          ...cost.sources.basis.inputs,
        ]),
        given: [
          ...[scope.node, [...uses]],
          plans.map(({ energy, cost }) => [
            energy.parts.map(({ sources }) => sources.basis.given),
            ...[cost.sources.basis.given, energy.leftOutAt],
            energy.series.map(({ segments, point }) => [segments, point]),
          ]),
        ],
      },
    })
    return respondUnlessKnown(call, tag, () =>
      energyShares(stores, scope, { uses, now, signal: disconnectSignal(reply) }),
    )
  })
}
