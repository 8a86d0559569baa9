import type {
  AttributeDefinition,
  CallResponse,
  LocationTableQuery,
  TabledLocation,
  getLocationTable,
} from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { listDefinitions } from '../attributes/repository'
import { idsOfList, namesOfObjects } from '../lists/objects-below'
import { fromCursor, toCursor } from '../lists/page-place'
import { attributesOfLocation } from './attributes-of-location'
import { countLocations, findLocations, type LocationRow } from './repository'

/**
 * A page of the locations that the user sees. Throws a Problem: 400 for a cursor of another call, 404 for objects that
 * the user does not see.
 */
export async function locationsPage(
  { db, user }: Context,
  { cursor, ...requested }: LocationTableQuery & { among?: readonly string[] },
): Promise<CallResponse<typeof getLocationTable>> {
  const visible = user.visibleBusinessIds
  const { objects, limit } = requested
  if (objects !== undefined) await namesOfObjects(db, idsOfList(objects), visible)
  const query = { ...requested, visible, after: cursor === undefined ? undefined : fromCursor(cursor) }
  // One more than is shown tells whether there is a next page.
  const rows = await findLocations(db, { ...query, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const definitions = await listDefinitions(db, visible, { appliesTo: 'LOCATION' })
  return {
    locations: shown.map((row) => tabledLocation(row, definitions)),
    count: cursor === undefined ? await countLocations(db, query) : null,
    next: last === undefined ? null : toCursor({ sortKey: last.sortKey, id: last.id }),
  }
}

export const tabledLocation = (
  { attributes, sortKey: _, ...location }: LocationRow,
  definitions: readonly AttributeDefinition[],
): TabledLocation => ({
  ...location,
  locationAttributes: attributesOfLocation({ businessId: location.businessId, attributes }, definitions),
})
