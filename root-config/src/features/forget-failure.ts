import type { FeatureFailure } from './explain-failure'
import { freshAddress } from './fresh-address'
import { addToImportMap, moduleLoader } from './module-loader'

let attempt = 0

/**
 * Makes a second try a real one. SystemJS remembers a failed import for ever and leaves its script element behind, so
 * both go, for the feature and for the shared library that failed under it; then both get fresh addresses.
 */
export function forgetFailure({ addresses, names }: FeatureFailure): void {
  attempt += 1
  for (const address of addresses) {
    removeScripts(address)
    moduleLoader.delete(address)
  }
  for (const name of names) addToImportMap(freshAddress(name, moduleLoader.getImportMap(), attempt))
}

function removeScripts(address: string): void {
  for (const script of document.head.querySelectorAll('script')) if (script.src === address) script.remove()
}
