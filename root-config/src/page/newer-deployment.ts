import type { ImportMap } from '../routing/import-map-additions'
import type { PortalPage } from './portal-page'

/** What a fresh page says about the features' addresses and style sheets. */
export interface Deployment {
  importMap: ImportMap
  features: PortalPage['features']
}

/**
 * Reads the two data blocks out of the page's HTML. Undefined when it does not hold them: then it is not a page of
 * the portal (a sign-in page, a proxy's error). Read as text, because parsing it as HTML is what Trusted Types forbid.
 */
export function readDeployment(html: string): Deployment | undefined {
  const importMap = block(html, /<script[^>]*type="systemjs-importmap"[^>]*>([\s\S]*?)<\/script>/)
  const page = block(html, /<script[^>]*id="portal-page"[^>]*>([\s\S]*?)<\/script>/)
  if (!importMap || !page) return undefined
  return { importMap: importMap as ImportMap, features: (page as PortalPage).features }
}

function block(html: string, pattern: RegExp): object | undefined {
  try {
    return JSON.parse(pattern.exec(html)?.[1] ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Asks the server for the page as it would be served now; undefined when there is none. */
export async function fetchDeployment(address: string): Promise<Deployment | undefined> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      cache: 'no-store',
    })
    return response.ok ? readDeployment(await response.text()) : undefined
  } catch {
    return undefined
  }
}
