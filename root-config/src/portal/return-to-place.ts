const KEY = 'place-before-sign-in'

/** Where the user was, with what the server never sees of an address: its fragment. */
interface PlaceBefore {
  address: string
  hash: string
}

const addressOf = ({ pathname, search }: Location) => pathname + search

/** Kept in this tab while the user is away signing in. */
export function rememberPlace(): void {
  const place: PlaceBefore = { address: addressOf(location), hash: location.hash }
  sessionStorage.setItem(KEY, JSON.stringify(place))
}

/** After the sign-in: the fragment of the address again, if this is the page that the user was on. */
export function returnToPlace(): void {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return
  sessionStorage.removeItem(KEY)
  const place = JSON.parse(kept) as PlaceBefore
  if (place.address !== addressOf(location) || !place.hash || location.hash) return
  history.replaceState(history.state, '', place.address + place.hash)
}
