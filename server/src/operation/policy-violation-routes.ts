import { getPolicyViolations, reportPolicyViolation } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { storePolicyViolation, readPolicyViolations } from './policy-violations'
import { readPolicyReport } from './read-policy-report'

const REPORTS_PER_MINUTE = 60
/** A report has a few hundred bytes; the Reporting API sends several at once. */
const MAX_BYTES = 32_768

interface Parts {
  entities: Entities
  /** The portal's own origin; what is reported of other pages is none of its business. */
  publicUrl: string
}

/** Where browsers report what the Content-Security-Policy refused, and where administrators read it. */
export function registerPolicyViolations(app: FastifyInstance, { entities: { db }, publicUrl }: Parts): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )

  registerRoute(
    app,
    reportPolicyViolation,
    async ({ body, request }) => {
      for (const violation of readPolicyReport(body, publicUrl))
        if (await storePolicyViolation(db, violation)) request.log.warn(violation, 'a page broke its policy')
      return null
    },
    { perMinute: REPORTS_PER_MINUTE, bodyLimit: MAX_BYTES },
  )

  registerRoute(app, getPolicyViolations, async () => ({
    violations: await readPolicyViolations(db),
  }))
}
