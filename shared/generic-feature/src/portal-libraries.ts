interface ImportMap {
  imports: Record<string, string>
  scopes?: Record<string, Record<string, string>>
  integrity?: Record<string, string>
}

const taken = new Map<string, Promise<void>>()

/**
 * Gives the portal's remotes the portal's shared libraries in a foreign page. They count for scripts of the portal
 * only: the page's own imports stay as they are.
 */
export function takePortalLibraries(origin: string): Promise<void> {
  const known = taken.get(origin)
  if (known) return known
  const taking = take(origin)
  taken.set(origin, taking)
  taking.catch(() => taken.delete(origin))
  return taking
}

async function take(origin: string): Promise<void> {
  const response = await fetch(`${origin}/importmap.json`, { credentials: 'omit', cache: 'no-cache' })
  if (!response.ok) throw new Error(`${origin} does not let this page show its features`)
  const { imports, scopes, integrity } = (await response.json()) as ImportMap
  const loader = (globalThis as unknown as { System: { addImportMap(map: object, base: string): void } })
    .System
  loader.addImportMap({ imports: {}, scopes: { '/': imports, ...scopes }, integrity }, `${origin}/`)
}
