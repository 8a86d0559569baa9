import type { LocationMap, MapTiles } from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { findMapLocations, findProductTypes } from './repository'

/** The locations that the user sees, and what a map of them is drawn on. */
export async function locationMap({ db, user }: Context, tiles: MapTiles | undefined): Promise<LocationMap> {
  const visible = user.visibleBusinessIds
  const [locations, productTypes] = await Promise.all([
    findMapLocations(db, visible),
    findProductTypes(db, visible),
  ])
  return { locations, productTypes, tiles: tiles ?? null }
}
