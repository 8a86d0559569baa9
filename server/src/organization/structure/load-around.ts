import type { StructureKind } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import {
  childrenOfUnits,
  itemsById,
  itemsByKey,
  itemsOfBusiness,
  itemsWithThoseAbove,
  locationsWithStations,
  objectsAtLocations,
  pointsAndSeriesAt,
  seriesAt,
  unitsBelow,
} from './item-repository'
import { formerParentIds } from './places-over-time'
import { seriesIn } from './series-below'
import { itemOf, keyOf, Structure, type Change, type Item } from './structure'

type Database = Kysely<Tables>

/** Of more changes than this the whole business is loaded at once. */
const fewChanges = 50

/**
 * What the rules need to judge changes: the changed items as they are, what they refer to and what stands below.
 * `visible`: whose weather stations may be chosen; undefined: everybody's.
 */
export async function loadAround(
  db: Database,
  { businessId, visible }: { businessId: number; visible?: readonly number[] | undefined },
  changes: readonly Change[],
): Promise<Structure> {
  const items = changes.flatMap(({ before, after }) => [before, after]).filter((item) => item !== null)
  const stations = refs(items, ({ fields }) => fields.kind === 'LOCATION' && fields.weatherStation)
  // A region's station may be another business's.
  const chosen = await itemsById(db, 'METERING_POINT', stations)
  const seen = chosen.filter((station) => visible?.includes(station.businessId) ?? true)
  if (changes.length > fewChanges) return new Structure([...(await itemsOfBusiness(db, businessId)), ...seen])
  const found: Item[] = []
  const add = async (more: Promise<readonly Item[]> | readonly Item[]) => void found.push(...(await more))
  const ids = (kind: StructureKind) => items.filter(({ fields }) => fields.kind === kind).map(({ id }) => id)
  const former = items.flatMap(({ fields }) => formerParentIds(fields))
  const locations = [
    ...ids('LOCATION'),
    ...refs(
      items,
      ({ fields }) => (fields.kind === 'METERING_POINT' || fields.kind === 'OBJECT') && fields.location,
    ),
    ...former,
  ]
  const points = refs(items, ({ fields }) => fields.kind === 'SERIES' && fields.meteringPoint)
  const parents = refs(items, ({ fields }) => fields.kind === 'METERING_POINT' && fields.parentMeteringPoint)
  const assigned = items.flatMap(({ fields }) => (fields.kind === 'OBJECT' ? fields.meteringPoints : []))
  const units = refs(
    items,
    ({ fields }) => (fields.kind === 'ORG_UNIT' || fields.kind === 'LOCATION') && fields.parentOrgUnit,
  )
  await add(itemsWithThoseAbove(db, 'ORG_UNIT', [...ids('ORG_UNIT'), ...units, ...former]))
  await add(childrenOfUnits(db, ids('ORG_UNIT')))
  await add(unitsBelow(db, movedUnits(changes)))
  await add(itemsById(db, 'LOCATION', locations))
  await add(pointsAndSeriesAt(db, locations))
  await add(objectsAtLocations(db, locations))
  await add(
    itemsById(
      db,
      'OBJECT',
      refs(items, ({ fields }) => fields.kind === 'OBJECT' && fields.parentObject),
    ),
  )
  await add(itemsById(db, 'METERING_POINT', assigned))
  await add(
    itemsWithThoseAbove(db, 'METERING_POINT', [...ids('METERING_POINT'), ...points, ...parents, ...former]),
  )
  await add(seriesAt(db, points))
  await add(seen)
  await add(locationsWithStations(db, ids('METERING_POINT')))
  for (const kind of ['ORG_UNIT', 'LOCATION', 'METERING_POINT', 'OBJECT'] as const)
    await add(itemsByKey(db, { kind, businessId }, keysOf(items, kind)))
  return new Structure(found)
}

/** Those that take others along. */
const movedUnits = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ before, after }) =>
    before?.fields.kind === 'ORG_UNIT' &&
    after?.fields.kind === 'ORG_UNIT' &&
    before.fields.parentOrgUnit !== after.fields.parentOrgUnit
      ? before.id
      : [],
  )

const refs = (items: readonly Item[], ref: (item: Item) => string | null | false): string[] =>
  items.flatMap((item) => ref(item) || [])

const keysOf = (items: readonly Item[], kind: StructureKind) =>
  items.flatMap((item) => (item.fields.kind === kind ? (keyOf(item) ?? []) : []))

/** The series whose values the rules may have to ask for: those changed, and those at places that are changed. */
export function seriesToKnow(changes: readonly Change[], structure: Structure): number[] {
  const known = changes
    .filter(({ before }) => before !== null)
    .map(itemOf)
    .flatMap((item) => {
      const { kind } = item.fields
      if (kind === 'SERIES') return item.id
      return kind === 'ORG_UNIT' ? [] : seriesIn(structure, item).map(({ id }) => id)
    })
  return [...new Set(known)].map(Number)
}
