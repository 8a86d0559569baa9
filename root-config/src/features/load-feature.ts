import { WrongShapeError } from '@energycockpit/generic-feature'
import type { FeatureLifecycles } from '@energycockpit/remote'
import { addressOf, moduleLoader } from './module-loader'
import { addStyleSheets, type StyleSheet } from './style-sheets'

export interface LoadedFeature {
  lifecycles: FeatureLifecycles
  removeStyleSheets: () => void
}

/** Fetches a feature's module and, beside it, its style sheets; one without an address is a third party's. */
export async function loadFeature(featureId: string, sheets: readonly StyleSheet[]): Promise<LoadedFeature> {
  if (addressOf(featureId) === undefined) return loadGenericFeature(featureId)
  const [module, styles] = await Promise.allSettled([moduleLoader.import(featureId), addStyleSheets(sheets)])
  const removeStyleSheets = styles.status === 'fulfilled' ? styles.value : () => undefined
  try {
    if (module.status === 'rejected') throw module.reason
    if (styles.status === 'rejected') throw styles.reason
    return { lifecycles: asLifecycles(module.value), removeStyleSheets }
  } catch (error) {
    removeStyleSheets()
    throw error
  }
}

/** Its files are named by its own manifest, which the element reads when it mounts. */
async function loadGenericFeature(featureId: string): Promise<LoadedFeature> {
  const { genericFeature } = await import(/* webpackChunkName: "generic-feature" */ './generic-feature')
  return { lifecycles: genericFeature(featureId), removeStyleSheets: () => undefined }
}

const REQUIRED = ['bootstrap', 'mount', 'unmount'] as const

function asLifecycles(module: unknown): FeatureLifecycles {
  const exported = (module ?? {}) as Record<string, unknown>
  const missing = REQUIRED.filter((name) => !isLifecycle(exported[name]))
  if (missing.length > 0) throw new WrongShapeError(`The module does not export ${missing.join(', ')}`)
  return module as FeatureLifecycles
}

/** single-spa also takes a list of functions for each lifecycle. */
function isLifecycle(value: unknown): boolean {
  return (
    typeof value === 'function' || (Array.isArray(value) && value.every((item) => typeof item === 'function'))
  )
}
