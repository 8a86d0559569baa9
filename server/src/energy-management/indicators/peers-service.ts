import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { locationsUsedAs, useOfLocation } from './repository'

/** Throws a Problem (404) for a location that is not seen. */
export async function readPeers({ db, user }: Context, { locationId }: { locationId: string }) {
  const visible = user.visibleBusinessIds
  const use = await useOfLocation(db, locationId, visible)
  if (use === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such location')
  const locationIds = use === null ? [] : await locationsUsedAs(db, { use, but: locationId }, visible)
  return { use, locationIds }
}
