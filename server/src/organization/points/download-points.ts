import {
  downloadName,
  maxDownloadedPoints,
  type ListedMeteringPoint,
  type MeteringPointsDownload,
} from '@energycockpit/contract'
import type { Readable } from 'node:stream'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { findPath } from '../hierarchy-repository'
import { listFile } from '../lists/list-file'
import { placeInName } from '../lists/place-in-name'
import { idsOfList, namesOfObjects } from '../lists/objects-below'
import { columnsOfFile } from './columns-of-file'
import { fileTexts } from './file-texts'
import { businessNames, countPoints, findPoints, type PointsQuery } from './repository'

const pointsAtATime = 500

/**
 * The metering points of a list as a file, named after the place they are at and the day. Throws a Problem: 400 where
 * they are too many for one, 404 for objects that the user does not see.
 */
export async function downloadedPoints(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { day, format, language, ...requested }: MeteringPointsDownload & { among?: readonly string[] },
  most = maxDownloadedPoints,
): Promise<{ name: string; type: string; content: Readable | Buffer }> {
  const visible = user.visibleBusinessIds
  const { objects, locationGroup } = requested
  const chosen = objects === undefined ? [] : await namesOfObjects(db, idsOfList(objects), visible)
  const query = { ...requested, visible, limit: pointsAtATime, after: undefined }
  if ((await countPoints(db, query)) > most)
    throw new Problem(400, 'TOO_MANY_METERING_POINTS', `a file has at most ${most}`)
  const businesses = await businessNames(db, visible)
  const below =
    requested.nodeId === undefined ? undefined : (await findPath(db, requested.nodeId, visible)).at(-1)?.name
  const texts = fileTexts[language]
  const place =
    placeInName([...(below === undefined ? [] : [below]), ...chosen], locationGroup) ??
    (businesses.size === 1 ? [...businesses.values()][0]! : user.clientBusinessName)
  const file = await listFile(format, pagesOf(db, query, most), {
    columns: columnsOfFile({ texts, day, businesses }),
    ...{ language, sheet: texts.fileName },
  })
  return { ...file, name: downloadName({ place, what: texts.fileName, from: day, ending: format }) }
}

/** Every page begins where the one before ended: what changes meanwhile is written once or not at all. */
async function* pagesOf(
  db: Context['db'],
  query: PointsQuery,
  most: number,
): AsyncIterable<readonly ListedMeteringPoint[]> {
  let after: PointsQuery['after']
  let written = 0
  do {
    const rows = await findPoints(db, { ...query, after })
    yield rows.map(({ sortKey: _, ...point }) => point)
    written += rows.length
    const last = rows.length < query.limit ? undefined : rows.at(-1)!
    after = last && { sortKey: last.sortKey, id: last.id }
  } while (after !== undefined && written < most)
}
