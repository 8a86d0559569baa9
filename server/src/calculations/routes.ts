import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import type { StructureParts } from '../organization/structure/apply-step'
import { registerConversionFactors } from './conversion/routes'
import { registerVirtualSeries } from './virtual/routes'

/** What values are calculated by: the formulas of virtual meters, prices and factors. */
export function registerCalculations(
  app: FastifyInstance,
  { structure, ...parts }: { entities: Entities; audit: AuditLog; structure: StructureParts },
): void {
  registerVirtualSeries(app, { ...parts, structure })
  registerConversionFactors(app, parts)
}
