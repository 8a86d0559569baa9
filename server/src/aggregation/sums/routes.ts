import { getLossBalance, getManySums, getSummedValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { disconnectSignal } from '../../http/client-disconnect'
import { dataTag } from '../queries/data-tag'
import { spanOf } from '../queries/query-period'
import type { Readings } from '../../readings/index'
import { balanceOf, balanceValues } from './balance-of-meters'
import { manySums } from './many-sums'
import { plannedSum } from './planned-sum'

/** What several series make together, computed when it is requested. */
export function registerSums(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getSummedValues, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const { tagged, values } = await plannedSum({ entities, readings }, query, user.visibleBusinessIds, now)
    const tag = await dataTag(entities, { call: 'sum', ...tagged, query, now })
    return respondUnlessKnown(call, tag, () => values(disconnectSignal(reply)))
  })

  registerRoute(app, getManySums, async ({ body, user, reply }) => ({
    sums: await manySums({ entities, readings }, body.sums, user.visibleBusinessIds, disconnectSignal(reply)),
  }))

  registerRoute(app, getLossBalance, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const balance = await balanceOf(
      entities,
      { ...query, period: spanOf(query) },
      user.visibleBusinessIds,
      now,
    )
    const { main, sources } = balance
    const tag = await dataTag(entities, {
      ...{ call: 'loss-balance', series: [{ ...main, id: query.main, revision: null }], query, now },
      basis: { ...sources.basis, inputs: [query.main, ...sources.basis.inputs] },
    })
    return respondUnlessKnown(call, tag, () =>
      balanceValues(readings, balance, { ...query, now, signal: disconnectSignal(reply) }),
    )
  })
}
