import { forwardedHeaders } from './forwarded-headers'

/**
 * A fetch that reaches a Keycloak by its internal address: what would go below `publicBase` goes below `internalBase`.
 * Keycloak names its addresses as browsers see them, in its description too, and is told so.
 */
export function internalFetch(publicBase: string, internalBase: string | undefined): typeof fetch {
  if (internalBase === undefined) return fetch
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input).href
    if (!url.startsWith(`${publicBase}/`)) return fetch(input, init)
    const request = new Request(
      internalBase + url.slice(publicBase.length),
      input instanceof Request ? input : init,
    )
    for (const [name, value] of Object.entries(forwardedHeaders(publicBase))) request.headers.set(name, value)
    return fetch(request)
  }
}
