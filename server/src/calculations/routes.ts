import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { registerConversionFactors } from './conversion/routes'
import { registerVirtualSeries } from './virtual/routes'

/** What values are calculated by: the formulas of virtual meters, prices and factors. */
export function registerCalculations(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  registerVirtualSeries(app, parts)
  registerConversionFactors(app, parts)
}
