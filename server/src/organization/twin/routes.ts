import { getTwin } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { readTwin } from './service'

/** Locations with what stands there; objects are changed as all items of the structure are. */
export function registerTwin(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  const { read } = serviceRoutes(app, parts)
  read(getTwin, (context, { params, query }) => readTwin(context, { ...params, ...query }))
}
