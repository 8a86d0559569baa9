import { getCarbonReport } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { carbonReport, planReport } from './carbon-report'

/** Emissions of a year, computed when they are requested: another factor is another figure. */
export function registerCarbonReport(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getCarbonReport, async (call) => {
    const { query, user, reply } = call
    const { entities } = stores
    const now = Date.now()
    const years = [query.year, ...(query.baseYear === undefined ? [] : [query.baseYear])].map(Number)
    const scope = await planReport(
      entities,
      { nodeId: query.nodeId, years },
      { visible: user.visibleBusinessIds, now },
    )
    const plans = scope.years.flatMap((one) => one.plans)
    const parts = plans.flatMap(({ energy, grid, contract }) => [...energy.parts, grid, contract])
    const tag = await dataTag(entities, {
      ...{ call: 'carbon', series: plans.flatMap(({ energy }) => energy.series), now },
      // The last day is over in no zone later than this.
      query: { ...query, to: `${Math.max(...years) + 1}-01-02T00:00:00Z` },
      basis: {
        inputs: parts.flatMap(({ sources }) => sources.basis.inputs),
        given: [
          ...[scope.node, scope.edges, parts.map(({ sources }) => sources.basis.given)],
          plans.map(({ energy }) => [energy.leftOutAt, energy.series.map(({ segments }) => segments)]),
        ],
      },
    })
    return respondUnlessKnown(call, tag, () =>
      carbonReport(stores, scope, { now, signal: disconnectSignal(reply) }),
    )
  })
}
