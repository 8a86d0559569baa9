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
  { isDemo, ...stores }: { entities: Entities; readings: Readings; isDemo: boolean },
): void {
  registerRoute(app, getPortfolioWeek, async ({ user, reply }) => ({
    ...(await portfolioWeek(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: disconnectSignal(reply),
    })),
    isDemo,
  }))
}
