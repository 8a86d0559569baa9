import { getMeteringPointFindings, getOpenFindings } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import type { Stores } from '../../readings/index'
import { findingsOfPoint } from './findings-of-point'
import { openFindings } from './open-findings'

/** What the checks have found. */
export function registerFindings(app: FastifyInstance, stores: Stores): void {
  registerRoute(app, getMeteringPointFindings, ({ params, query, user }) =>
    findingsOfPoint(stores.entities, { ...params, ...query, visible: user.visibleBusinessIds }),
  )
  registerRoute(app, getOpenFindings, ({ query, user }) =>
    openFindings(stores, { ...query, visible: user.visibleBusinessIds }),
  )
}
