import {
  FAILURES_SHOWN,
  getFeaturesInOperation,
  getLatestFailures,
  reportLoadTimes,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { featuresInOperation, loadTimes } from './features-in-operation'
import { storeLoadTimes } from './store-load-times'
import { beginningOf, failuresSince, latestFailures, loadsSince } from './operation-repository'

/** Enough for a whole office behind one address; what is dropped beyond it says nothing new. */
const REPORTS_PER_MINUTE = 120
/** Twice the longest report that there can be. */
const REPORT_BYTES = 16_384

/** How long features take to load, and what operators see of that and of failures. */
export function registerOverview(app: FastifyInstance, { entities: { db } }: { entities: Entities }): void {
  registerRoute(
    app,
    reportLoadTimes,
    async ({ body }) => {
      await storeLoadTimes(db, body)
      return null
    },
    { perMinute: REPORTS_PER_MINUTE, bodyLimit: REPORT_BYTES },
  )

  registerRoute(app, getFeaturesInOperation, async ({ query: { period, way } }) => {
    const since = await beginningOf(db, period)
    const [loads, failures] = await Promise.all([loadsSince(db, since), failuresSince(db, since)])
    return {
      from: since.toISOString(),
      firstFeature: loadTimes(loads.filter((row) => row.way === 'page-start')),
      features: featuresInOperation(loads, failures, way),
    }
  })

  registerRoute(app, getLatestFailures, async ({ query: { period, search } }) => {
    const since = await beginningOf(db, period)
    const found = await latestFailures(db, { since, part: search, limit: FAILURES_SHOWN + 1 })
    return { failures: found.slice(0, FAILURES_SHOWN), more: found.length > FAILURES_SHOWN }
  })
}
