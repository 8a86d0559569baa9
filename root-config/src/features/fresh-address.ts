import type { ImportMap } from '../routing/import-map-additions'

/**
 * The import map's entry for a second try: the same file under an address that no cache and no loader has seen, with
 * its integrity kept.
 */
export function freshAddress(name: string, map: Required<ImportMap>, attempt: number): ImportMap {
  const address = map.imports[name]
  if (address === undefined) return { imports: {} }
  const fresh = new URL(address)
  fresh.searchParams.set('retry', String(attempt))
  const integrity = map.integrity[address]
  return {
    imports: { [name]: fresh.href },
    ...(integrity === undefined ? {} : { integrity: { [fresh.href]: integrity } }),
  }
}
