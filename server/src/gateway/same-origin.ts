const safeMethods = ['GET', 'HEAD', 'OPTIONS']

export interface RequestOrigin {
  method: string
  /** `Sec-Fetch-Site`, which scripts cannot set. */
  fetchSite: string | undefined
  origin: string | undefined
}

/**
 * Whether a request that the session cookie vouches for may change something: only when it comes from the portal
 * itself. Browsers too old to say where a request comes from say at least `Origin`; one that says neither is refused.
 */
export function canWrite({ method, fetchSite, origin }: RequestOrigin, publicOrigin: string): boolean {
  if (safeMethods.includes(method)) return true
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin === publicOrigin
}
