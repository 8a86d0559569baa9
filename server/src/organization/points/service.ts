import type {
  CallResponse,
  MeteringPointsQuery,
  getMeteringPointUses,
  listMeteringPoints,
} from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { visibleItem } from '../structure/service'
import { findPath } from '../hierarchy-repository'
import { idsOfList, namesOfObjects } from '../lists/objects-below'
import { fromCursor, toCursor } from '../lists/page-place'
import { countPoints, findPoints } from './repository'
import { meterInFactors, meterInFormulas, weatherOfLocations } from './uses-of-point'

/** A page of the metering points that the user sees. Throws a Problem: 400 for a cursor of another call, 404 for objects that the user does not see. */
export async function pointsPage(
  { db, user }: Context,
  { cursor, ...requested }: MeteringPointsQuery & { among?: readonly string[] },
): Promise<CallResponse<typeof listMeteringPoints>> {
  const { nodeId, objects } = requested
  const visible = user.visibleBusinessIds
  if (objects !== undefined) await namesOfObjects(db, idsOfList(objects), visible)
  const query = {
    ...requested,
    visible,
    after: cursor === undefined ? undefined : fromCursor(cursor),
  }
  // One more than is shown tells whether there is a next page.
  const rows = await findPoints(db, { ...query, limit: requested.limit + 1 })
  const shown = rows.slice(0, requested.limit)
  const last = rows.length > requested.limit ? shown.at(-1) : undefined
  return {
    meteringPoints: shown.map(({ sortKey: _, ...point }) => point),
    count: cursor === undefined ? await countPoints(db, query) : null,
    below: nodeId === undefined ? null : ((await findPath(db, nodeId, visible)).at(-1) ?? null),
    next: last === undefined ? null : toCursor({ sortKey: last.sortKey, id: last.id }),
  }
}

/** What a metering point serves for. Throws a Problem (404) for one that the user does not see. */
export async function usesOfPoint(
  { db, user }: Context,
  id: string,
): Promise<CallResponse<typeof getMeteringPointUses>> {
  await visibleItem({ db, user }, { kind: 'METERING_POINT', id })
  return {
    weatherOf: await weatherOfLocations(db, id, user.visibleBusinessIds),
    inFormulasOf: await meterInFormulas(db, id, user.visibleBusinessIds),
    factorsOf: await meterInFactors(db, id, user.visibleBusinessIds),
  }
}
