import { hasFeature, placeOf, type Address, type Routing } from './place'

/** What is shown at an address, followed to where it redirects: a feature's id, or the kind of the shell's own page. */
export function shownAt(address: Address, routing: Routing): string {
  const place = placeOf(address, routing)
  const reached = place.kind === 'redirect' ? placeOf({ pathname: pathOf(place.to) }, routing) : place
  return hasFeature(reached) ? reached.featureId : reached.kind
}

const pathOf = (address: string) => new URL(address, 'https://portal.invalid').pathname
