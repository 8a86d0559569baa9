import { getPortfolioWeek } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import type { Readings } from '../../readings/index'
import { portfolioWeek } from './portfolio-week'

/** What was bought last week. */
export function registerWeeklyFigures(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getPortfolioWeek, ({ user, reply }) =>
    portfolioWeek(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: disconnectSignal(reply),
    }),
  )
}
