import { getMeteringPointFindings } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { findingsOfPoint } from './findings-of-point'

/** What the checks have found. */
export function registerFindings(app: FastifyInstance, entities: Entities): void {
  registerRoute(app, getMeteringPointFindings, ({ params, query, user }) =>
    findingsOfPoint(entities, { ...params, ...query, visible: user.visibleBusinessIds }),
  )
}
