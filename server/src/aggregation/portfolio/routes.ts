import { getPortfolioSummary } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import type { Readings } from '../../readings/index'
import { portfolioSummary } from './portfolio-summary'

/** The figures of the landing page. */
export function registerPortfolio(
  app: FastifyInstance,
  { isDemo, ...stores }: { entities: Entities; readings: Readings; isDemo: boolean },
): void {
  registerRoute(app, getPortfolioSummary, async ({ user, reply }) => ({
    ...(await portfolioSummary(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: disconnectSignal(reply),
    })),
    isDemo,
  }))
}
