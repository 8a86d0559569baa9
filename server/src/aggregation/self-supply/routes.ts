import { getSelfSupply } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import type { Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { refuseTooMany } from '../queries/query-period'
import { supplyNode } from './supply-node'
import { planSupply } from './plan-supply'
import { selfSupply } from './self-supply'

const lookAgain = 5 * 60_000

/** How far locations supply themselves, computed when it is requested. */
export function registerSelfSupply(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  const { entities } = stores
  registerRoute(app, getSelfSupply, async (call) => {
    const { query, user, reply } = call
    const { nodeId, period } = query
    const [now, visible] = [Date.now(), user.visibleBusinessIds]
    const node = nodeId === undefined ? null : await supplyNode(entities, nodeId, visible)
    const plan = await planSupply(entities, { nodeId, period }, { visible, now })
    refuseTooMany(
      plan,
      plan.plans.flatMap((one) => one.plan.grids),
    )
    const parts = plan.plans.flatMap((one) => one.plan.parts)
    const tag = await dataTag(entities, {
      ...{ call: 'self-supply', series: plan.plans.flatMap((one) => one.plan.series), now },
      query: { ...query, to: new Date(plan.to).toISOString() },
      basis: {
        inputs: parts.flatMap(({ sources }) => sources.basis.inputs),
        given: [
          ...[plan.days, plan.timeZone, node, parts.map(({ sources }) => sources.basis.given)],
          plan.plans.map((one) => [one.flow, one.plan.leftOutAt]),
          plan.metered.map(({ flow, series }) => [flow, series.segments]),
          // Whether a meter is late depends on the clock alone.
          ...(period === 'TODAY' ? [Math.floor(now / lookAgain)] : []),
        ],
      },
    })
    return respondUnlessKnown(call, tag, () =>
      selfSupply(stores, plan, { node, period, now, signal: disconnectSignal(reply) }),
    )
  })
}
