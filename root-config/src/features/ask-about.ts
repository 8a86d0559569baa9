import type { Answer } from './load-failure'

const PATIENCE = 5_000

/** Asks the server about an address that did not load; the correlation id finds the question in the server's log. */
export async function askAbout(
  address: string,
  integrity: string | undefined,
  correlationId: string,
): Promise<Answer> {
  const arrivedBefore = hasArrived(address)
  try {
    const response = await fetch(address, {
      // Past the cache and into it: what it held is what did not work, also for the next try.
      cache: 'reload',
      headers: { 'x-correlation-id': correlationId },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return {
      status: response.status,
      arrivedBefore,
      contentType: response.headers.get('content-type') ?? '',
      integrityHolds:
        integrity === undefined ? undefined : await holds(integrity, await response.arrayBuffer()),
    }
  } catch {
    return 'none'
  }
}

/** Not known of another origin's, nor by browsers that do not tell; then it is taken for not arrived. */
function hasArrived(address: string): boolean {
  const last = performance.getEntriesByName(address, 'resource').at(-1) as
    | (PerformanceResourceTiming & { responseStatus?: number })
    | undefined
  return last?.responseStatus === 200
}

/** Undefined where the browser cannot compute it (no secure context). */
async function holds(integrity: string, content: ArrayBuffer): Promise<boolean | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return integrity === `sha384-${btoa(String.fromCharCode(...hash))}`
}
