export interface TwinPlace {
  location: string
  /** Id of the object that is shown; undefined: the location itself. */
  object?: string | undefined
}

/** What an address names, as `twinAddress` wrote it; undefined: no location is chosen. */
export function twinPlaceIn(query: string): TwinPlace | undefined {
  const params = new URLSearchParams(query)
  const location = params.get('location')
  return location ? { location, object: params.get('object') || undefined } : undefined
}

/** Address of the page; without a place, that on which a location is chosen. */
export function twinAddress(basePath: string, place?: TwinPlace): string {
  const page = `${basePath}/organization/twin`
  if (!place) return page
  const { location, object } = place
  return `${page}?${new URLSearchParams({ location, ...(object !== undefined && { object }) }).toString()}`
}
