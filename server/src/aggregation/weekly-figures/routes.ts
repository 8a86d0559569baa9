import { getPortfolioWeek } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { abandonedSignal } from '../../http/abandoned'
import { answerCall } from '../../http/answer-call'
import type { Readings } from '../../readings/index'
import { portfolioWeek } from './portfolio-week'

/** What was bought last week. */
export function registerWeeklyFigures(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  answerCall(app, getPortfolioWeek, ({ user, reply }) =>
    portfolioWeek(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: abandonedSignal(reply),
    }),
  )
}
