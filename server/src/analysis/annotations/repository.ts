import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** What somebody notes: instants are ISO 8601. */
export interface Content {
  text: string
  from: string
  to: string | null
}

export interface FoundAnnotation {
  id: string
  businessId: number
  nodeId: string
  nodeName: string
  seriesId: number | null
  timeZone: string
  from: Date
  to: Date | null
  text: string
  authorUuid: string | null
  author: string | null
  changedAt: Date
  changedBy: string | null
  isDeleted: boolean
  revision: number
}

/** Of what is there: an object that was deleted has no annotations until it is back. */
const annotations = (where: RawBuilder<unknown>) => sql<FoundAnnotation>`
  select a.id, a.client_business_id as "businessId", a.node_id as "nodeId", n.name as "nodeName",
    a.series_id as "seriesId", l.time_zone as "timeZone", a.from_at as "from", a.to_at as "to", a.text,
    a.author_uuid as "authorUuid", author.display_name as author, a.changed_at as "changedAt",
    editor.display_name as "changedBy", a.deleted_at is not null as "isDeleted", a.revision
  from annotation a
    cross join lateral (
      select m.name, m.location_id from metering_point m
        where m.id = a.node_id and m.client_business_id = a.client_business_id
      union all
      select o.name, o.id from location o
        where o.id = a.node_id and o.client_business_id = a.client_business_id) n
    join location l on l.id = n.location_id
    left join portal_user author on author.uuid = a.author_uuid
    left join portal_user editor on editor.uuid = a.changed_by
  where ${where}`

interface Listed {
  /** Ids of nodes; undefined: everything that is visible. */
  objects: readonly string[] | undefined
  /** Half open, ISO 8601. */
  from: string
  to: string
  visible: readonly number[]
  limit: number
}

/**
 * Those of a period that concern the objects, what is below them or where they are, by time. From the annotations and
 * the objects it goes up the tree: few are above, and a hundred thousand may be below.
 */
export async function listAnnotations(db: Database, listed: Listed): Promise<FoundAnnotation[]> {
  const { from, to, visible, limit } = listed
  const during = sql`
    a.client_business_id = ${anyOf(visible)} and a.deleted_at is null and a.from_at < ${to}::timestamptz
    and (a.from_at >= ${from}::timestamptz or a.to_at > ${from}::timestamptz)`
  const concerned = listed.objects ? sql`${during} and ${concerns(listed.objects, during, visible)}` : during
  const { rows } = await sql<FoundAnnotation>`
    ${annotations(concerned)} order by a.from_at, a.id limit ${limit}`.execute(db)
  return rows
}

function concerns(objects: readonly string[], during: RawBuilder<unknown>, visible: readonly number[]) {
  const named = sql`(select json_array_elements_text(${JSON.stringify(objects)}::json))`
  return sql`a.node_id in (
    with recursive above (start, id) as (
      select start, start from (
        select a.node_id from annotation a where ${during}
        union
        select json_array_elements_text(${JSON.stringify(objects)}::json)) as first (start)
      union
      select above.start, n.parent_node from above, lateral (
        select parent_node from hierarchy_node n
        where n.id = above.id and n.client_business_id = ${anyOf(visible)} offset 0) n
      where n.parent_node is not null)
    select start from above where id in ${named}
    union
    select id from above where start in ${named})`
}

/** Undefined for one that is not visible. */
export async function findAnnotation(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundAnnotation | undefined> {
  const { rows } = await annotations(
    sql`a.id = ${id}::uuid and a.client_business_id = ${anyOf(visible)}`,
  ).execute(db)
  return rows[0]
}

/** The business of a location or metering point, to which the series belongs where one is named. */
export async function businessOf(
  db: Database,
  { nodeId, seriesId }: { nodeId: string; seriesId: number | null },
  visible: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ businessId: number }>`
    select n.client_business_id as "businessId" from hierarchy_node n
    where n.id = ${nodeId} and n.type in ('LOCATION', 'METERING_POINT')
      and n.client_business_id = ${anyOf(visible)}
      and (${seriesId}::integer is null or exists (
        select 1 from measurement_series s where s.id = ${seriesId} and s.metering_point_id = n.id))`.execute(
    db,
  )
  return rows[0]?.businessId
}

export async function countAnnotations(db: Database, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('annotation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client_business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertAnnotation(
  db: Database,
  {
    text,
    from,
    to,
    ...of
  }: Content & {
    id: string
    businessId: number
    nodeId: string
    seriesId: number | null
    authorUuid: string
  },
): Promise<void> {
  await db
    .insertInto('annotation')
    .values({
      ...{ id: of.id, client_business_id: of.businessId, node_id: of.nodeId, series_id: of.seriesId },
      ...{ text, from_at: from, to_at: to, author_uuid: of.authorUuid, changed_by: of.authorUuid },
    })
    .execute()
}

interface Touched {
  id: string
  revision: number
  by: string
}

const nextOf = (db: Database, { id, revision, by }: Touched) =>
  db
    .updateTable('annotation')
    .set({ revision: revision + 1, changed_at: new Date(), changed_by: by })
    .where('id', '=', id)
    .where('revision', '=', revision)

/** False: it has another revision meanwhile, or was deleted. */
export async function updateAnnotation(
  db: Database,
  touched: Touched,
  { text, from, to }: Content,
): Promise<boolean> {
  const { numUpdatedRows } = await nextOf(db, touched)
    .set({ text, from_at: from, to_at: to })
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False: it has another revision meanwhile. */
export async function setDeleted(db: Database, touched: Touched, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await nextOf(db, touched).set({ deleted_at: at }).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets what was deleted longer ago. */
export async function forgetDeleted(db: Database, businessId: number, before: Date): Promise<void> {
  await db
    .deleteFrom('annotation')
    .where('client_business_id', '=', businessId)
    .where('deleted_at', '<', before)
    .execute()
}

/** Of two steps with the annotations of one business the second waits. */
export async function lockAnnotationsOf(db: Database, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('annotations ' || ${String(businessId)}, 0))`.execute(
    db,
  )
}
