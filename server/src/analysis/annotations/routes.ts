import {
  changeAnnotation as changeCall,
  createAnnotation as createCall,
  deleteAnnotation as deleteCall,
  listAnnotations as listCall,
  restoreAnnotation as restoreCall,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import {
  changeAnnotation,
  createAnnotation,
  deleteAnnotation,
  readAnnotations,
  restoreAnnotation,
} from './service'

/** What users note about locations, metering points and series over time. */
export function registerAnnotations(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(listCall, (context, { query }) => readAnnotations(context, query))
  change(createCall, (context, { body }) => createAnnotation(context, body))
  change(changeCall, (context, { params, body }) => changeAnnotation(context, { ...params, ...body }))
  change(deleteCall, (context, { params, query }) => deleteAnnotation(context, { ...params, ...query }))
  change(restoreCall, (context, { params }) => restoreAnnotation(context, params))
}
