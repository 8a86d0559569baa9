import { changeSavedView, createSavedView, deleteSavedView, listSavedViews } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { changeView, createView, deleteView, readViews } from './service'

/** Views of the analysis that users keep for themselves or share with their business. */
export function registerSavedViews(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listSavedViews, (context) => readViews(context))
  change(createSavedView, (context, { body }) => createView(context, body))
  change(changeSavedView, (context, { params, body }) => changeView(context, { ...params, ...body }))
  change(deleteSavedView, (context, { params }) => deleteView(context, params))
}
