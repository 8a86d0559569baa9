import { getPortfolioWeek } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import { abandonedSignal } from './abandoned'
import { registerAggregation } from './aggregation/routes'
import { registerCounterReadings } from './counter-readings/routes'
import { registerReadingFiles } from './csv-files/routes'
import { registerDownloads } from './downloads/routes'
import { registerFindings } from './checks/routes'
import { registerEstimates } from './estimation/routes'
import { createLoads, type Loads } from './loads/loads'
import { registerLoads } from './loads/routes'
import { registerUnfinishedImports } from './loads/unfinished-routes'
import { portfolioWeek } from './portfolio-week'
import { registerConversionFactors } from './conversion/routes'
import type { Readings } from './readings-store'
import { registerSums } from './derived/routes'
import { registerVirtualSeries } from './virtual/routes'
import { registerSeriesRules } from './rules/routes'
import { registerCompleteness } from './series/routes'

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
