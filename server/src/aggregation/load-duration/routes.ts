import { getLoadDuration } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { derivedOfMany } from '../../calculations/index'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { queriedSeries, type Readings } from '../../readings/index'
import { countedSources } from '../queries/counted-sources'
import { dataTag } from '../queries/data-tag'
import { queryPeriod } from '../queries/query-period'
import { sumOf } from '../sums/sum-of-series'
import { loadDuration } from './load-duration'

/** How long which power was needed, computed when it is requested. */
export function registerLoadDuration(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getLoadDuration, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const stored = await queriedSeries(entities, query, user.visibleBusinessIds)
    const period = queryPeriod(query, stored)
    const derived = await derivedOfMany(entities, stored, { period }, now)
    const { series, leftOut } = derived
    const sum = sumOf(series, countedSources(derived.sources, series))
    const basis = { ...sum.sources.basis, given: [sum.sources.basis.given, leftOut] }
    const tag = await dataTag(entities, { call: 'load-duration', series, basis, query, now })
    return respondUnlessKnown(call, tag, async () => ({
      ...(await loadDuration(readings, sum, {
        ...{ period, peaks: query.peaks, perDay: query.perDay === 'true' },
        ...{ now, signal: disconnectSignal(reply) },
      })),
      ...(leftOut.length > 0 && { leftOut }),
    }))
  })
}
