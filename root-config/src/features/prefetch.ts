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

/** Brings a feature's files into the browser's cache without running anything. Doing it twice does nothing. */
export function prefetchFeature({ featureId, address, styles, texts }: FeatureFiles): void {
  if (address === undefined) return void prefetchRemote(featureId)
  if (prefetched.has(address)) return
  prefetched.add(address)
  hint(address, 'script')
  for (const { href } of styles) hint(href, 'style')
  if (texts) hint(texts.href, 'script')
}

/** The page begins with this third party's feature: its manifest is on its way before the shell knows the user. */
export async function expectFeature(featureId: string): Promise<void> {
  const { expectRemoteFeature } = await import(/* webpackChunkName: "generic-feature" */ './remote-files')
  expectRemoteFeature(featureId)
}

/** A manifest that cannot be had is no failure yet: whoever opens the feature is told, and the next hint asks again. */
async function prefetchRemote(featureId: string): Promise<void> {
  if (prefetched.has(featureId)) return
  prefetched.add(featureId)
  try {
    const { remoteFiles } = await import(/* webpackChunkName: "generic-feature" */ './remote-files')
    const { styles, scripts } = await remoteFiles(featureId)
    for (const href of styles) hint(href, 'style')
    for (const { address } of scripts) hint(address, 'script')
  } catch {
    prefetched.delete(featureId)
  }
}

function hint(href: string, as: string): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = as
  link.href = href
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/** Calls back when the browser has nothing else to do; at once after a moment where it cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5_000 })
  else setTimeout(callback, 1_000)
}
