import { forgetRecentObjects, listRecentObjects, noteRecentObject } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import { serviceRoutes } from '../audit/service-routes'
import type { Entities } from '../entities/entities'
import { forgetObjects, noteObject, readRecentObjects } from './service'

/** What each user opened last. Nobody else sees it, so nothing of it is audited. */
export function registerRecentObjects(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listRecentObjects, (context) => readRecentObjects(context))
  change(noteRecentObject, (context, { body }) => noteObject(context, body))
  change(forgetRecentObjects, (context) => forgetObjects(context))
}
