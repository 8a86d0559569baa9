import { getPortfolioWeek, getSeriesValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { abandonedSignal } from './abandoned'
import { portfolioWeek } from './portfolio-week'
import type { Readings } from './readings-store'
import { seriesValues } from './series-values'

/** Measured values, aggregated. */
export function registerMeasurements(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  answerCall(app, getSeriesValues, 'measurements:read', ({ params, query, user, reply }) =>
    seriesValues(stores, {
      ...params,
      ...query,
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: abandonedSignal(reply),
    }),
  )
  answerCall(app, getPortfolioWeek, 'measurements:read', ({ user, reply }) =>
    portfolioWeek(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: abandonedSignal(reply),
    }),
  )
}
