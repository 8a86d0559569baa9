import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { locationsUsedAs, useOfLocation } from './repository'
import { isSimilarSize } from './similar-size'

/** Throws a Problem (404) for a location that is not seen. */
export async function readPeers({ db, user }: Context, { locationId }: { locationId: string }) {
  const visible = user.visibleBusinessIds
  const own = await useOfLocation(db, locationId, visible)
  if (own === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such location')
  const { use, area } = own
  const others = use === null ? [] : await locationsUsedAs(db, { use, but: locationId }, visible)
  const similar = others.filter((other) => isSimilarSize(area, other.area))
  return {
    ...{ use, floorArea: area },
    locationIds: others.map(({ id }) => id),
    similarIds: similar.map(({ id }) => id),
  }
}
