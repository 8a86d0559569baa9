import { restartAttempts } from '@energycockpit/generic-feature'
import type { FeatureFailure } from './explain-failure'
import { folderOf } from './feature-folder'
import { freshAddress } from './fresh-address'
import { addToImportMap, moduleLoader } from './module-loader'

let attempt = 0

/**
 * Makes a second try a real one. SystemJS remembers a failed import for ever and leaves its script element behind, so
 * both go, for the feature and for the shared library that failed under it; then both get fresh addresses. The files
 * of a third party are named by its manifest, so it only has to be told.
 */
export function forgetFailure({ featureId, kind, addresses, names }: FeatureFailure): void {
  attempt += 1
  for (const address of addresses) {
    // What is still on its way must find its element when it arrives: SystemJS takes it out by itself.
    if (kind !== 'time-out') removeScripts(address)
    moduleLoader.delete(address)
  }
  for (const name of names) addToImportMap(freshAddress(name, moduleLoader.getImportMap(), attempt))
  if (!names.includes(featureId)) restartAttempts(folderOf(featureId))
}

function removeScripts(address: string): void {
  for (const script of document.head.querySelectorAll('script')) if (script.src === address) script.remove()
}
