import type { StyleSheet } from './style-sheets'

/** What there is to fetch of a feature; without an address it is a third party's, whose manifest names its files. */
export interface FeatureFiles {
  featureId: string
  address: string | undefined
  styles: readonly StyleSheet[]
  /** The chunk that holds the texts in the language of the page. */
  texts: StyleSheet | undefined
}

const prefetched = new Set<string>()

/**
 * Brings a feature's files into the browser's cache without running anything. Doing it twice does nothing. Answers how
 * many bytes came over the network, once they are there.
 */
export async function prefetchFeature({ featureId, address, styles, texts }: FeatureFiles): Promise<number> {
  if (isSparing()) return 0
  if (address === undefined) return prefetchRemote(featureId)
  if (prefetched.has(address)) return 0
  prefetched.add(address)
  return hintAll(
    styles.map(({ href }) => href),
    texts ? [address, texts.href] : [address],
  )
}

/** Whether the user pays for what nobody may need: they asked the browser to save, or wait for each byte. */
export function isSparing(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** The page begins with this third party's feature: its manifest is on its way before the shell knows the user. */
export async function expectFeature(featureId: string): Promise<void> {
  const { expectRemoteFeature } = await import(/* webpackChunkName: "generic-feature" */ './remote-files')
  expectRemoteFeature(featureId)
}

/** A manifest that cannot be had is no failure yet: whoever opens the feature is told, and the next hint asks again. */
async function prefetchRemote(featureId: string): Promise<number> {
  if (prefetched.has(featureId)) return 0
  prefetched.add(featureId)
  try {
    const { remoteFiles } = await import(/* webpackChunkName: "generic-feature" */ './remote-files')
    const { styles, scripts } = await remoteFiles(featureId)
    return await hintAll(
      styles,
      scripts.map(({ address }) => address),
    )
  } catch {
    prefetched.delete(featureId)
    return 0
  }
}

async function hintAll(styles: readonly string[], scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all([
    ...scripts.map((href) => hint(href, 'script')),
    ...styles.map((href) => hint(href, 'style')),
  ])
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Answers with its bytes over the network; 0 out of a cache, or where the browser does not tell. */
function hint(href: string, as: string): Promise<number> {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = as
  link.href = href
  return new Promise((resolve) => {
    link.onload = link.onerror = () => {
      link.remove()
      const [loaded] = performance.getEntriesByName(link.href) as PerformanceResourceTiming[]
      resolve(loaded?.transferSize ?? 0)
    }
    document.head.append(link)
  })
}

/** Calls back when the browser has nothing else to do; at once after a moment where it cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5_000 })
  else setTimeout(callback, 1_000)
}
