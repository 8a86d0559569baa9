import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { registerReadingFiles } from './csv-files/routes'
import { createImports, type Imports } from './imports/imports'
import { registerImports } from './imports/routes'
import { registerUnfinishedImports } from './imports/unfinished-routes'
import { registerMeterReadings } from './meter-readings/routes'
import { apportionAfterUndo } from './meter-readings/apportion-after-undo'
import type { Readings } from './store/readings-store'

/**
 * How measured values come in. What a killed server has left half done is finished first, so that nobody is shown a
 * part of it. Answers through what readings are changed.
 */
export async function registerReadings(
  app: FastifyInstance,
  { audit, ...stores }: { entities: Entities; readings: Readings; audit: AuditLog },
): Promise<Imports> {
  const imports = createImports(stores, audit, { log: app.log })
  await imports.resume()
  await registerImports(app, imports, { afterUndo: apportionAfterUndo })
  registerUnfinishedImports(app, imports)
  registerMeterReadings(app, imports)
  registerReadingFiles(app, imports)
  return imports
}
