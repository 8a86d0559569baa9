/**
 * A fetch that reaches a Keycloak by its internal address: what would go below `publicBase` goes below `internalBase`.
 * Keycloak names its addresses as browsers see them, in its description too.
 */
export function internalFetch(publicBase: string, internalBase: string | undefined): typeof fetch {
  if (internalBase === undefined) return fetch
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input).href
    const target = url.startsWith(`${publicBase}/`) ? internalBase + url.slice(publicBase.length) : url
    return fetch(target, init ?? (input instanceof Request ? input : undefined))
  }
}
