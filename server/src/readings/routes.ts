import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { registerReadingFiles } from './csv-files/routes'
import { createLoads, type Loads } from './imports/loads'
import { registerLoads } from './imports/routes'
import { registerUnfinishedImports } from './imports/unfinished-routes'
import { registerCounterReadings } from './meter-readings/routes'
import { spreadAfterUndo } from './meter-readings/spread-after-undo'
import type { Readings } from './store/readings-store'

/**
 * How measured values come in. What a killed server has left half done is finished first, so that nobody is shown a
 * part of it. Answers through what readings are changed.
 */
export async function registerReadings(
  app: FastifyInstance,
  { audit, ...stores }: { entities: Entities; readings: Readings; audit: AuditLog },
): Promise<Loads> {
  const loads = createLoads(stores, audit, { log: app.log })
  await loads.resume()
  await registerLoads(app, loads, { afterUndo: spreadAfterUndo })
  registerUnfinishedImports(app, loads)
  registerCounterReadings(app, loads)
  registerReadingFiles(app, loads)
  return loads
}
