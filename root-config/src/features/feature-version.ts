import { addressOf } from './module-loader'

/** Of third parties' features, as their manifests said last. */
const stated = new Map<string, string>()

/** Undefined: its manifest has not come, or states none. */
export function rememberVersion(featureId: string, version: string | undefined): void {
  if (version === undefined) stated.delete(featureId)
  else stated.set(featureId, version)
}

/** The version of a feature in this page, by which its failures are told apart; null where it is not known. */
export function versionOf(featureId: string): string | null {
  const address = addressOf(featureId)
  return address === undefined ? (stated.get(featureId) ?? null) : versionOfEntry(address)
}

/** None in an address that the server did not put into the page, such as an override. */
function versionOfEntry(address: string): string | null {
  const version = new URL(address, location.href).searchParams.get('v')
  return version !== null && /^[0-9a-f]{8}$/.test(version) ? version : null
}
