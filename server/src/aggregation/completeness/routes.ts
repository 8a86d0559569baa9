import { getSeriesCompleteness } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { Problem } from '../../http/problem'
import { disconnectSignal } from '../../http/client-disconnect'
import { dataTag } from '../queries/data-tag'
import { sourcesOf } from '../../calculations/index'
import { type Readings, findSeries } from '../../readings/index'
import { seriesCompleteness, yearOf } from './series-completeness'

/** What is there of a series, stored or virtual. */
export function registerCompleteness(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  const { entities } = stores
  registerRoute(app, getSeriesCompleteness, async (call) => {
    const { params, query, user, reply } = call
    const now = Date.now()
    const series = await findSeries(entities, params.seriesId, user.visibleBusinessIds)
    if (series === undefined) throw new Problem(404, 'NOT_FOUND')
    const sources = await sourcesOf(entities, [series])
    const to = new Date(yearOf(query.year, series.timeZone).to).toISOString()
    const tag = await dataTag(entities, {
      ...{ call: 'completeness', series: [series], basis: sources.basis, query: { ...query, to }, now },
    })
    return respondUnlessKnown(call, tag, () =>
      seriesCompleteness(stores, { ...query, series, sources, now, signal: disconnectSignal(reply) }),
    )
  })
}
