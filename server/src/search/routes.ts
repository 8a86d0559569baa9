import { search } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { searchAll } from './service'

/** Search from anywhere in the portal, over all kinds at once. */
export function registerSearch(app: FastifyInstance, parts: { entities: Entities; audit: AuditLog }): void {
  serviceRoutes(app, parts).read(search, (context, { query }) => searchAll(context, query.query))
}
