import { getLossBalance, getSummedValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { disconnectSignal } from '../../http/client-disconnect'
import { countedSources } from '../queries/counted-sources'
import { dataTag } from '../queries/data-tag'
import { queryPeriod, spanOf } from '../queries/query-period'
import { queriedSeries, type Readings } from '../../readings/index'
import { balanceOf, balanceValues } from './balance-of-meters'
import { derivedOfMany } from '../../calculations/index'
import { byQuantity, quantityOf, sumOf, summedValues } from './sum-of-series'

/** What several series make together, computed when it is requested. */
export function registerSums(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getSummedValues, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const stored = await queriedSeries(entities, query, user.visibleBusinessIds)
    const period = queryPeriod(query, stored)
    const { as, per } = query
    const derived = await derivedOfMany(entities, stored, { as, per, perOf: 'sum', period }, now)
    const { series, leftOut } = derived
    const added = sumOf(series, countedSources(derived.sources, series))
    const quantity = per && (await quantityOf(entities, series, { per, period }))
    const sum = per && quantity ? byQuantity(added, per, quantity) : added
    const basis = { ...sum.sources.basis, given: [sum.sources.basis.given, quantity, leftOut] }
    const tag = await dataTag(entities, { call: 'sum', series, basis, query, now })
    return respondUnlessKnown(call, tag, async () => ({
      ...(await summedValues(readings, sum, { ...query, now, signal: disconnectSignal(reply) })),
      ...(leftOut.length > 0 && { leftOut }),
    }))
  })

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
