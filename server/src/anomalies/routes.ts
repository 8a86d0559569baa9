import {
  acknowledgeAnomaly as acknowledgeCall,
  listAnomalies as listCall,
  reopenAnomaly as reopenCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { acknowledgeAnomaly, readAnomalies, reopenAnomaly } from './service'

/** Days on which main meters counted other than expected, what they cost, and what is known of them. */
export function registerAnomalies(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listCall, (context, { query }) => readAnomalies(context, query))
  change(acknowledgeCall, (context, { params, body }) => acknowledgeAnomaly(context, { ...params, ...body }))
  change(reopenCall, (context, { params, query }) => reopenAnomaly(context, { ...params, ...query }))
}
