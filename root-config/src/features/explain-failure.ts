import { askAbout } from './ask-about'
import { failedAddress } from './failed-address'
import { expectedIntegrity } from './failed-files'
import { versionOf } from './feature-version'
import { loadFailureKind, type Evidence, type LoadFailureKind } from './load-failure'
import { addressOf, moduleLoader } from './module-loader'
import { newCorrelationId } from './new-correlation-id'

/** What the error panel shows, and what a retry has to undo. */
export interface FeatureFailure {
  featureId: string
  /** As reported to the server; null where it is not known. */
  version: string | null
  kind: LoadFailureKind
  correlationId: string
  /** What SystemJS has to forget: the feature's address, and a shared library's that failed below it. */
  addresses: readonly string[]
  /** The names that need a fresh address. */
  names: readonly string[]
}

/** Finds out what is wrong with a feature and writes it to the console with the correlation id of the panel. */
export async function explainFailure(
  featureId: string,
  { stage, error }: Omit<Evidence, 'response'>,
): Promise<FeatureFailure> {
  const correlationId = newCorrelationId(featureId)
  const version = versionOf(featureId)
  const ownAddress = addressOf(featureId)
  const address = failedAddress(error, stage === 'loading' ? ownAddress : undefined)
  const integrity = address === undefined ? undefined : integrityOf(address)
  const answer = address === undefined ? undefined : await askAbout(address, integrity, correlationId)
  const kind = loadFailureKind({ stage, error, ...(answer === undefined ? {} : { answer }) })
  console.error(`Feature ${featureId} is not available: ${kind} (${correlationId})`, error)
  const addresses = [...new Set([ownAddress, address])].filter((one) => one !== undefined)
  return { featureId, version, kind, correlationId, addresses, names: namesOf(addresses, featureId) }
}

/** An empty one stands for none, as it does for the browser. */
function integrityOf(address: string): string | undefined {
  return moduleLoader.getImportMap().integrity[address] || expectedIntegrity(address)
}

function namesOf(addresses: readonly string[], featureId: string): string[] {
  const { imports } = moduleLoader.getImportMap()
  return Object.keys(imports).filter((name) => name === featureId || addresses.includes(imports[name] ?? ''))
}
