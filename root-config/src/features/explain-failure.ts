import { askAbout } from './ask-about'
import { failedAddress } from './failed-address'
import { loadFailureKind, type Evidence, type LoadFailureKind } from './load-failure'
import { addressOf, moduleLoader } from './module-loader'

/** What the error panel shows, and what a retry has to undo. */
export interface FeatureFailure {
  featureId: string
  kind: LoadFailureKind
  correlationId: string
  failedAddress: string | undefined
}

/** Finds out what is wrong with a feature and writes it to the console with the correlation id of the panel. */
export async function explainFailure(
  featureId: string,
  { stage, error }: Omit<Evidence, 'answer'>,
): Promise<FeatureFailure> {
  const correlationId = crypto.randomUUID?.() ?? `${featureId}-${Date.now()}`
  const address = stage === 'rendering' ? undefined : failedAddress(error, addressOf(featureId))
  const integrity = address === undefined ? undefined : moduleLoader.getImportMap().integrity[address]
  const answer = address === undefined ? undefined : await askAbout(address, integrity, correlationId)
  const kind = loadFailureKind({ stage, error, ...(answer === undefined ? {} : { answer }) })
  console.error(`Feature ${featureId} is not available: ${kind} (${correlationId})`, error)
  return { featureId, kind, correlationId, failedAddress: address }
}
