import { getPortfolioWeek } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { abandonedSignal } from '../http/abandoned'
import { registerAggregation } from './queries/routes'
import { registerCounterReadings } from '../readings/meter-readings/routes'
import { registerReadingFiles } from '../readings/csv-files/routes'
import { registerDownloads } from './downloads/routes'
import { registerFindings } from '../quality/checks/routes'
import { registerEstimates } from '../quality/estimation/routes'
import { createLoads, type Loads } from '../readings/imports/loads'
import { registerLoads } from '../readings/imports/routes'
import { registerUnfinishedImports } from '../readings/imports/unfinished-routes'
import { portfolioWeek } from './weekly-figures/portfolio-week'
import { registerConversionFactors } from '../calculations/conversion/routes'
import type { Readings } from '../readings/store/readings-store'
import { registerSums } from './sums/routes'
import { registerVirtualSeries } from '../calculations/virtual/routes'
import { registerSeriesRules } from '../quality/rules/routes'
import { registerCompleteness } from './completeness/routes'

/**
 * Measured values: how they come in, and aggregated. What a killed server has left half done is finished first, so
 * that nobody is shown a part of it. Answers through what readings are changed.
 */
export async function registerMeasurements(
  app: FastifyInstance,
  { audit, ...stores }: { entities: Entities; readings: Readings; audit: AuditLog },
): Promise<Loads> {
  const loads = createLoads(stores, audit, { log: app.log })
  await loads.resume()
  await registerLoads(app, loads)
  registerUnfinishedImports(app, loads)
  registerFindings(app, stores.entities)
  registerSeriesRules(app, loads)
  registerEstimates(app, loads)
  registerCounterReadings(app, loads)
  registerReadingFiles(app, loads)
  registerAggregation(app, stores)
  registerDownloads(app, stores)
  registerVirtualSeries(app, stores, audit)
  registerSums(app, stores)
  registerConversionFactors(app, stores.entities, audit)
  registerCompleteness(app, stores)
  answerCall(app, getPortfolioWeek, 'measurements:read', ({ user, reply }) =>
    portfolioWeek(stores, {
      visible: user.visibleBusinessIds,
      now: Date.now(),
      signal: abandonedSignal(reply),
    }),
  )
  return loads
}
