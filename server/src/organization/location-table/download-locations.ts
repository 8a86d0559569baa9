import {
  downloadName,
  maxDownloadedLocations,
  type AttributeDefinition,
  type LocationTableDownload,
  type TabledLocation,
} from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { listDefinitions } from '../attributes/repository'
import { listFile, type ListFile } from '../lists/list-file'
import { idsOfList, namesOfObjects } from '../lists/objects-below'
import { placeInName } from '../lists/place-in-name'
import { businessNames } from '../points/repository'
import { columnsOfFile } from './columns-of-file'
import { fileTexts } from './file-texts'
import { countLocations, findLocations, type LocationsQuery } from './repository'
import { tabledLocation } from './service'

const locationsAtATime = 500

/**
 * The locations of a table as a file, named after the place they are at and the day. Throws a Problem: 400 where they are
 * too many for one, 404 for objects that the user does not see.
 */
export async function downloadedLocations(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { day, format, language, ...requested }: LocationTableDownload & { among?: readonly string[] },
): Promise<ListFile & { name: string }> {
  const visible = user.visibleBusinessIds
  const { objects, locationGroup } = requested
  const chosen = objects === undefined ? [] : await namesOfObjects(db, idsOfList(objects), visible)
  const query = { ...requested, visible, limit: locationsAtATime, after: undefined }
  if ((await countLocations(db, query)) > maxDownloadedLocations)
    throw new Problem(400, 'TOO_MANY_LOCATIONS', `a file has at most ${maxDownloadedLocations}`)
  const businesses = await businessNames(db, visible)
  const definitions = await listDefinitions(db, visible, { appliesTo: 'LOCATION' })
  const texts = fileTexts[language]
  const place =
    placeInName(chosen, locationGroup) ??
    (businesses.size === 1 ? [...businesses.values()][0]! : user.clientBusinessName)
  const file = await listFile(format, pagesOf(db, query, definitions), {
    columns: columnsOfFile({ texts, businesses, definitions }),
    ...{ language, sheet: texts.fileName },
  })
  return { ...file, name: downloadName({ place, what: texts.fileName, from: day, ending: format }) }
}

/** Every page begins where the one before ended: what changes meanwhile is written once or not at all. */
async function* pagesOf(
  db: Context['db'],
  query: LocationsQuery,
  definitions: readonly AttributeDefinition[],
): AsyncIterable<readonly TabledLocation[]> {
  let after: LocationsQuery['after']
  let written = 0
  do {
    const rows = await findLocations(db, { ...query, after })
    yield rows.map((row) => tabledLocation(row, definitions))
    written += rows.length
    const last = rows.length < query.limit ? undefined : rows.at(-1)!
    after = last && { sortKey: last.sortKey, id: last.id }
  } while (after !== undefined && written < maxDownloadedLocations)
}
