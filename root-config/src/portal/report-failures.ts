import type { ApiClient } from '@energycockpit/api-client'
import {
  publicFeatureFailureSchema,
  reportFeatureFailure,
  reportPublicFeatureFailure,
  type FeatureFailureReport,
} from '@energycockpit/contract'

/**
 * Tells the server that a feature failed. Whoever reads it there has no page to look at, so nobody waits for it.
 * Without a sign-in the server takes only what public pages can have to tell.
 */
export function reportFailure(
  api: ApiClient,
  { featureId, version, kind, correlationId }: FeatureFailureReport,
  { isSignedIn }: { isSignedIn: boolean },
): void {
  const report = { featureId, version, kind, correlationId }
  const sending = isSignedIn ? api.call(reportFeatureFailure, { body: report }) : reportPublicly(api, report)
  sending.catch((error: unknown) => {
    console.warn(`The failure ${correlationId} could not be reported`, error)
  })
}

async function reportPublicly(api: ApiClient, report: FeatureFailureReport): Promise<void> {
  await api.call(reportPublicFeatureFailure, { body: publicFeatureFailureSchema.parse(report) })
}
