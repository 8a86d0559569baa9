import type { StyleSheet } from './style-sheets'

const prefetched = new Set<string>()

/** Brings a feature's files into the browser's cache without running anything. Doing it twice does nothing. */
export function prefetchFeature(address: string | undefined, sheets: readonly StyleSheet[]): void {
  if (address === undefined || prefetched.has(address)) return
  prefetched.add(address)
  hint(address, 'script')
  for (const { href } of sheets) hint(href, 'style')
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
