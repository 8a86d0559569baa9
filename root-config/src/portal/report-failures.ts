import type { ApiClient } from '@energycockpit/api-client'
import { reportFeatureFailure, type FeatureFailureKind } from '@energycockpit/contract'
import { addressOf } from '../features/module-loader'

interface Failure {
  featureId: string
  kind: FeatureFailureKind
  correlationId: string
  /** Of the feature's entry when it failed; as it is now when left out. */
  addresses?: readonly string[]
}

/** Tells the server that a feature failed. Whoever reads it there has no page to look at, so nobody waits for it. */
export function reportFailure(api: ApiClient, { featureId, kind, correlationId, addresses }: Failure): void {
  const version = versionOf(addresses?.[0] ?? addressOf(featureId))
  api
    .call(reportFeatureFailure, { body: { featureId, version, kind, correlationId } })
    .catch((error: unknown) => {
      console.warn(`The failure ${correlationId} could not be reported`, error)
    })
}

/** Null for an entry that the server did not put into the page, such as an override. */
function versionOf(address: string | undefined): string | null {
  const version = address === undefined ? null : new URL(address, location.href).searchParams.get('v')
  return version !== null && /^[0-9a-f]{8}$/.test(version) ? version : null
}
