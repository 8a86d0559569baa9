import { estimateReadings, MAX_GAPS_REPORTED } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import { Problem } from '../../http/problem'
import { disconnectSignal } from '../../http/client-disconnect'
import { isApplicable, type Imports, ruledSeries } from '../../readings/index'
import { rulesOf } from '../rules/series-rules'
import { estimateGaps } from './estimate-gaps'

/** Estimates that somebody asks for. */
export function registerEstimates(app: FastifyInstance, imports: Imports): void {
  registerRoute(app, estimateReadings, async ({ params, body, user, reply }) => {
    const found = await ruledSeries(imports.stores.entities.db, {
      id: params.seriesId,
      visible: user.visibleBusinessIds,
    })
    if (found?.series.seriesType === 'VIRTUAL' || !found) throw new Problem(404, 'NOT_FOUND')
    const span = {
      from: Math.floor(Date.parse(body.from) / 1000),
      to: Math.floor(Date.parse(body.to) / 1000),
    }
    if (span.to <= span.from)
      throw new Problem(400, 'PERIOD_REVERSED', 'body.to must be later than body.from')
    if (span.from < 0) throw new Problem(400, 'VALIDATION_FAILED', 'body.from must not be earlier than 1970')
    const { series, own } = found
    const amount = body.amount ?? null
    const method = body.method === undefined ? rulesOf(series, own).estimation.method : body.method
    if (amount !== null && !isApplicable('SUM', series.quantity))
      throw new Problem(400, 'VALIDATION_FAILED', `body.amount says nothing of ${series.quantity}`)
    if (amount === null && method === 'PROFILE')
      throw new Problem(400, 'VALIDATION_FAILED', 'body.amount: a profile spreads an amount')

    const requested = { found, spans: [span], method, amount, actor: user, signal: disconnectSignal(reply) }
    const { readingImport, gaps } = await estimateGaps(imports, requested)
    const values = (wanted: boolean) =>
      gaps.reduce((sum, { method, count }) => sum + ((method !== null) === wanted ? count : 0), 0)
    return {
      ...{ readingImport, estimated: values(true), left: values(false) },
      gaps: gaps.slice(0, MAX_GAPS_REPORTED).map(({ from, to, count, method }) => ({
        from: new Date(from * 1000).toISOString(),
        to: new Date(to * 1000).toISOString(),
        ...{ values: count, method },
      })),
    }
  })
}
