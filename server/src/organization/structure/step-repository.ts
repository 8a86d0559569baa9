import type { StructureAction, StructureKind } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { KeptItem } from '../tables'
import { itemOf, type Change, type Item } from './structure'

type Database = Kysely<Tables>

interface NewStep {
  businessId: number
  action: StructureAction
  changes: readonly Change[]
  undoes: number | null
  at: Date
  user: Pick<SignedInUser, 'uuid' | 'displayName'>
}

/** Stores a step and returns its number. */
export async function insertStep(
  db: Database,
  { businessId, action, changes, undoes, at, user }: NewStep,
): Promise<number> {
  const { id } = await db
    .insertInto('structure_step')
    .values({
      ...{ client_business_id: businessId, at, action, undoes },
      ...{ by_uuid: user.uuid, by_name: user.displayName },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = changes.map((change, place) => {
    const { id: itemId, fields, revision } = itemOf(change)
    return {
      ...{ step_id: id, place, kind: fields.kind, item_id: itemId, revision },
      ...{ before: kept(change.before), after: kept(change.after) },
    }
  })
  await sql`
    insert into structure_change select * from json_populate_recordset(null::structure_change, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
  return id
}

/** Of an item what users change. */
const kept = (item: Item | null): KeptItem | null =>
  item && { archivedAt: item.archivedAt, fields: item.fields }

export interface StoredStep {
  id: number
  businessId: number
  byUuid: string
  action: StructureAction
  undoes: number | null
  undoneBy: number | null
}

const stepColumns = ['id', 'client_business_id as businessId', 'by_uuid as byUuid', 'action'] as const

/** One of the visible businesses'; undefined when there is none. */
export const findStep = (
  db: Database,
  id: number,
  visible: readonly number[],
): Promise<StoredStep | undefined> =>
  db
    .selectFrom('structure_step')
    .select(stepColumns)
    .select(['undoes', 'undone_by as undoneBy'])
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()

export interface StoredChange {
  kind: StructureKind
  itemId: string
  before: KeptItem | null
  after: KeptItem | null
  revision: number
}

export const changesOfStep = (db: Database, id: number): Promise<StoredChange[]> =>
  db
    .selectFrom('structure_change')
    .select(['kind', 'item_id as itemId', 'before', 'after', 'revision'])
    .where('step_id', '=', id)
    .orderBy('place')
    .execute()

/** Says that a step was undone by another, or by none any more. */
export async function setUndoneBy(db: Database, id: number, undoneBy: number | null): Promise<void> {
  await db.updateTable('structure_step').set({ undone_by: undoneBy }).where('id', '=', id).execute()
}

export interface ListedStep extends StoredStep {
  at: Date
  byName: string
  items: number
  first: StoredChange
  /** Something that it changed was changed again by a step that stands. */
  isOverlaid: boolean
}

interface StepQuery {
  visible: readonly number[]
  item?: { kind: StructureKind; id: string } | undefined
  before: number | undefined
  limit: number
}

/** The latest first. */
export async function listSteps(
  db: Database,
  { visible, item, before, limit }: StepQuery,
): Promise<ListedStep[]> {
  const { rows } = await sql<ListedStep>`
    select s.id, s.client_business_id as "businessId", s.by_uuid as "byUuid", s.action, s.undoes,
      s.undone_by as "undoneBy", s.at, s.by_name as "byName",
      (select count(*)::integer from structure_change c where c.step_id = s.id) as items,
      (select json_build_object('kind', c.kind, 'itemId', c.item_id, 'before', c.before, 'after', c.after,
          'revision', c.revision)
        from structure_change c where c.step_id = s.id
        order by ${item ? sql`(c.kind = ${item.kind} and c.item_id = ${item.id}) desc,` : sql``} c.place limit 1
      ) as first,
      exists (
        select 1 from structure_change c
        join structure_change later on later.kind = c.kind and later.item_id = c.item_id and later.step_id > c.step_id
        join structure_step l on l.id = later.step_id
        where c.step_id = s.id and l.undone_by is null and l.undoes is null
      ) as "isOverlaid"
    from structure_step s
    where s.client_business_id = ${anyOf(visible)}
      ${before === undefined ? sql`` : sql`and s.id < ${before}`}
      ${
        item
          ? sql`and exists (select 1 from structure_change c
              where c.step_id = s.id and c.kind = ${item.kind} and c.item_id = ${item.id})`
          : sql``
      }
    order by s.id desc limit ${limit}`.execute(db)
  return rows
}
