import type { StructureFields, StructureItem, StructureKind } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { kindsDownwards, storedKinds } from './stored-kinds'
import type { Item } from './structure'

type Database = Kysely<Tables>
type Row = Omit<StructureItem, 'fields'> & { fields: Omit<StructureFields, 'kind'> }

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Items of a kind; of virtual series nothing, which have calls of their own. */
async function selectItems(
  db: Database,
  kind: StructureKind,
  condition: RawBuilder<unknown>,
): Promise<StructureItem[]> {
  const { table, columns } = storedKinds[kind]
  const pairs = Object.entries(columns).map(
    ([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`t.${column}`)}`,
  )
  const { rows } = await sql<Row>`
    select t.id::text as id, t.client_business_id as "businessId", t.revision,
      ${iso('t.archived_at')} as "archivedAt",
      json_build_object('at', ${iso('t.created_at')}, 'by', t.created_by) as created,
      json_build_object('at', ${iso('t.changed_at')}, 'by', t.changed_by) as changed,
      json_build_object(${sql.join(pairs)}) as fields
    from ${sql.table(table)} t
    where (${condition}) ${kind === 'SERIES' ? sql`and t.series_type <> 'VIRTUAL'` : sql``}
    order by t.id`.execute(db)
  return rows.map((row) => ({ ...row, fields: { kind, ...row.fields } as StructureFields }))
}

const isOneOf = (column: string, ids: readonly string[]) =>
  sql`${sql.ref(column)} = any (array(select json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json)))`

/** Of series those that are numbers of any. */
const hasId = (kind: StructureKind, ids: readonly string[]) =>
  kind === 'SERIES'
    ? sql`t.id = any (${`{${ids.filter((id) => /^\d{1,9}$/.test(id)).join(',')}}`}::integer[])`
    : isOneOf('t.id', ids)

/** One of the visible businesses'; undefined when there is none. */
export async function findItem(
  db: Database,
  { kind, id }: { kind: StructureKind; id: string },
  visible: readonly number[],
): Promise<StructureItem | undefined> {
  const [found] = await selectItems(
    db,
    kind,
    sql`${hasId(kind, [id])} and t.client_business_id = ${anyOf(visible)}`,
  )
  return found
}

/** Of whichever business. */
export const itemsById = (db: Database, kind: StructureKind, ids: readonly string[]) =>
  ids.length === 0 ? [] : selectItems(db, kind, hasId(kind, ids))

const keyColumns = {
  ORG_UNIT: 't.key',
  LOCATION: 't.key',
  METERING_POINT: 't.metering_point_id',
  OBJECT: 't.key',
} as const

export const itemsByKey = (
  db: Database,
  { kind, businessId }: { kind: Exclude<StructureKind, 'SERIES'>; businessId: number },
  keys: readonly string[],
) =>
  keys.length === 0
    ? []
    : selectItems(db, kind, sql`t.client_business_id = ${businessId} and ${isOneOf(keyColumns[kind], keys)}`)

/** Everything that a business has, from the top down. */
export async function itemsOfBusiness(db: Database, businessId: number): Promise<StructureItem[]> {
  const found = await inTurn(kindsDownwards, (kind) =>
    selectItems(db, kind, sql`t.client_business_id = ${businessId}`),
  )
  return found.flat()
}

/** Units or metering points with those that stand or stood above them, all the way up. */
export const itemsWithThoseAbove = (
  db: Database,
  kind: 'ORG_UNIT' | 'METERING_POINT',
  ids: readonly string[],
) =>
  ids.length === 0
    ? []
    : selectItems(
        db,
        kind,
        sql`t.id in (
          with recursive chain (id) as (
            select c.id from ${sql.table(storedKinds[kind].table)} c where ${isOneOf('c.id', ids)}
            union
            select e.parent_node from hierarchy_edge e join chain on e.id = chain.id
            where e.type = ${kind})
          select id from chain)`,
      )

/** With archived ones. */
export const locationsInGroup = (db: Database, businessId: number, group: string) =>
  selectItems(
    db,
    'LOCATION',
    sql`t.client_business_id = ${businessId} and ${group} = any (t.location_groups)`,
  )

/** Metering points at locations, and their series. */
export async function pointsAndSeriesAt(
  db: Database,
  locationIds: readonly string[],
): Promise<StructureItem[]> {
  if (locationIds.length === 0) return []
  const points = await selectItems(db, 'METERING_POINT', isOneOf('t.location_id', locationIds))
  return [...points, ...(await seriesAt(db, idsOf(points)))]
}

export const objectsAtLocations = (db: Database, locationIds: readonly string[]) =>
  locationIds.length === 0 ? [] : selectItems(db, 'OBJECT', isOneOf('t.location_id', locationIds))

const pointsSeriesAndObjectsAt = async (db: Database, locationIds: readonly string[]) => [
  ...(await pointsAndSeriesAt(db, locationIds)),
  ...(await objectsAtLocations(db, locationIds)),
]

export const seriesAt = (db: Database, pointIds: readonly string[]) =>
  pointIds.length === 0 ? [] : selectItems(db, 'SERIES', isOneOf('t.metering_point_id', pointIds))

/** All that stands below an item, at whichever depth, without the item; of a main meter its submeters, too. */
export async function itemsBelow(db: Database, { id, fields: { kind } }: Item): Promise<StructureItem[]> {
  if (kind === 'SERIES') return []
  if (kind === 'METERING_POINT') {
    const subs = await submetersOf(db, [id])
    return [...subs, ...(await seriesAt(db, [id, ...idsOf(subs)]))]
  }
  if (kind === 'OBJECT')
    return selectItems(db, 'OBJECT', sql`t.id in (${belowNodes('location_object', [id])})`)
  if (kind === 'LOCATION') return pointsSeriesAndObjectsAt(db, [id])
  const units = await selectItems(db, 'ORG_UNIT', sql`t.id in (${belowNodes('organizational_unit', [id])})`)
  const locations = await selectItems(
    db,
    'LOCATION',
    isOneOf('t.organizational_unit_id', [id, ...idsOf(units)]),
  )
  return [...units, ...locations, ...(await pointsSeriesAndObjectsAt(db, idsOf(locations)))]
}

/** Submeters below metering points, at whichever depth. */
export const submetersOf = (db: Database, pointIds: readonly string[]) =>
  pointIds.length === 0
    ? Promise.resolve([])
    : selectItems(db, 'METERING_POINT', sql`t.id in (${belowNodes('metering_point', pointIds)})`)

const belowNodes = (
  table: 'organizational_unit' | 'metering_point' | 'location_object',
  ids: readonly string[],
) => sql`
  with recursive below (id) as (
    select b.id from ${sql.table(table)} b where ${isOneOf('b.parent_id', ids)}
    union
    select b.id from ${sql.table(table)} b join below on b.parent_id = below.id)
  select id from below`

/** What stands directly below units: further units and locations. */
export const childrenOfUnits = (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : inTurn(['ORG_UNIT', 'LOCATION'] as const, (kind) =>
        selectItems(db, kind, isOneOf(kind === 'ORG_UNIT' ? 't.parent_id' : 't.organizational_unit_id', ids)),
      ).then((found) => found.flat())

/** Locations whose weather these stations give. */
export const locationsWithStations = (db: Database, stationIds: readonly string[]) =>
  stationIds.length === 0 ? [] : selectItems(db, 'LOCATION', isOneOf('t.weather_station', stationIds))

/** Units below units, at whichever depth. */
export const unitsBelow = (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selectItems(db, 'ORG_UNIT', sql`t.id in (${belowNodes('organizational_unit', ids)})`)

/** An object and those above it, the topmost first; none for null. */
export async function objectsAbove(db: Database, id: string | null): Promise<{ id: string; name: string }[]> {
  if (id === null) return []
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive above (id, name, parent_id, height) as (
      select o.id, o.name, o.parent_id, 0 from location_object o where o.id = ${id}
      union all
      select o.id, o.name, o.parent_id, above.height + 1 from location_object o
      join above on o.id = above.parent_id)
    select id, name from above order by height desc`.execute(db)
  return rows
}

/** The names of items and files that a user sees, of any kind but series: id → name. */
export async function namesOfNodes(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select n.id, n.name from (
      select id, name, client_business_id from hierarchy_node
      union all
      select id, name, client_business_id from location_object
      union all
      select id, name, client_business_id from structure_file
    ) n
    where ${isOneOf('n.id', ids)} and n.client_business_id = ${anyOf(visible)}`.execute(db)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** The clocks of locations that a user sees: id → IANA name. */
export async function zonesOfLocations(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; zone: string }>`
    select t.id, t.time_zone as zone from location t
    where ${isOneOf('t.id', ids)} and t.client_business_id = ${anyOf(visible)}`.execute(db)
  return Object.fromEntries(rows.map(({ id, zone }) => [id, zone]))
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

/** One after the other: a transaction has one connection. */
async function inTurn<One, Result>(list: readonly One[], load: (one: One) => Promise<Result>) {
  const results: Result[] = []
  for (const one of list) results.push(await load(one))
  return results
}
