import { freshAddress } from './fresh-address'
import type { FeatureFailure } from './explain-failure'
import { addToImportMap, moduleLoader } from './module-loader'

let attempt = 0

/**
 * Makes a second try a real one. SystemJS remembers a failed import for ever and leaves its script element behind, so
 * both go, for the feature and for the shared library that failed under it; then both get fresh addresses.
 */
export function forgetFailure({
  featureId,
  failedAddress,
}: Pick<FeatureFailure, 'featureId' | 'failedAddress'>): void {
  attempt += 1
  const map = moduleLoader.getImportMap()
  const names = Object.keys(map.imports).filter(
    (name) => name === featureId || (failedAddress !== undefined && map.imports[name] === failedAddress),
  )
  for (const name of names) {
    const address = map.imports[name]
    if (address === undefined) continue
    removeScripts(address)
    moduleLoader.delete(address)
    addToImportMap(freshAddress(name, map, attempt))
  }
}

function removeScripts(address: string): void {
  for (const script of document.head.querySelectorAll('script')) if (script.src === address) script.remove()
}
