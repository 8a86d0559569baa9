import {
  reportFeatureFailure,
  reportPublicFeatureFailure,
  type FeatureFailureReport,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import { storeFeatureFailure, takesPublicFailure } from './feature-failures'
import { registerOverview } from './overview-routes'
import type { MenuPage } from '../access/menu-page'

export const statusPage: MenuPage = {
  label: { de: 'Systemzustand', en: 'System status' },
  glyph: 'status',
  url: '/platform/home-portal/status',
  needs: 'operation:read',
}

export const operationPage: MenuPage = {
  label: { de: 'Betrieb', en: 'Operation' },
  glyph: 'stopwatch',
  url: '/platform/home-portal/operation',
  needs: 'features:observe',
}

/** Enough for a whole office behind one address; what is dropped beyond it says nothing new. */
const REPORTS_PER_MINUTE = 300
/** A visitor who tries again and again; anybody may send these. */
const PUBLIC_REPORTS_PER_MINUTE = 10
/** Four times the longest report that there can be. */
const PUBLIC_REPORT_BYTES = 1024

/** What browsers tell about the portal in operation. */
export function registerOperation(app: FastifyInstance, { entities }: { entities: Entities }): void {
  const { db } = entities
  async function keep(body: FeatureFailureReport, request: FastifyRequest, isPublic: boolean): Promise<null> {
    // The report's own id stands under another name: the line's correlationId is that of the request.
    const { correlationId: failureId, ...failure } = body
    if (await storeFeatureFailure(db, body, { isPublic }))
      request.log.warn({ ...failure, failureId, isPublic }, 'a feature failed')
    return null
  }

  registerRoute(app, reportFeatureFailure, ({ body, request }) => keep(body, request, false), {
    perMinute: REPORTS_PER_MINUTE,
  })
  registerRoute(
    app,
    reportPublicFeatureFailure,
    async ({ body, request }) => {
      if (!(await takesPublicFailure(db))) throw new Problem(429, 'TOO_MANY_REQUESTS')
      return keep(body, request, true)
    },
    { perMinute: PUBLIC_REPORTS_PER_MINUTE, bodyLimit: PUBLIC_REPORT_BYTES },
  )
  registerOverview(app, { entities })
}
