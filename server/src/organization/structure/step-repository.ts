import type { StepKind, StructureAction, StructureKind } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { KeptAttribute, KeptFactor, KeptFormula, KeptItem } from '../tables'
import type { FormulaChange, FormulaFields } from './formula-changes'
import { itemOf, type Change, type Item } from './structure'

type Database = Kysely<Tables>

interface NewStep {
  businessId: number
  action: StructureAction
  changes: readonly Change[]
  formulas: readonly FormulaChange[]
  /** Of definitions of attributes. */
  attributes?: readonly {
    id: string
    revision: number
    before: KeptAttribute | null
    after: KeptAttribute | null
  }[]
  /** Of prices and factors. */
  factors?: readonly { id: string; before: KeptFactor | null; after: KeptFactor | null }[]
  /** Of metering points, by their ids. */
  revisions: ReadonlyMap<string, number>
  undoes: number | null
  requestId?: string | undefined
  at: Date
  user: Pick<SignedInUser, 'uuid' | 'displayName'>
}

/** Stores a step and returns its number. */
export async function insertStep(
  db: Database,
  { businessId, action, changes, formulas, revisions, undoes, requestId, at, user, ...apart }: NewStep,
): Promise<number> {
  const { attributes = [], factors = [] } = apart
  const { id } = await db
    .insertInto('structure_step')
    .values({
      ...{ client_business_id: businessId, at, action, undoes, request_id: requestId ?? null },
      ...{ by_uuid: user.uuid, by_name: user.displayName },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ofItems = changes.map((change) => {
    const { id: itemId, fields, revision } = itemOf(change)
    const versions = { before: kept(change.before), after: kept(change.after) }
    return { kind: fields.kind, item_id: itemId, revision, ...versions }
  })
  const ofFormulas = formulas.map(({ id: itemId, name, before, after }) => {
    const version = (fields: FormulaFields | null): KeptFormula | null => fields && { name, fields }
    const versions = { before: version(before), after: version(after) }
    return { kind: 'FORMULA', item_id: itemId, revision: revisions.get(itemId), ...versions }
  })
  const ofAttributes = attributes.map(({ id: itemId, ...versions }) => ({
    ...{ kind: 'ATTRIBUTE', item_id: itemId, ...versions },
  }))
  // They have no revisions.
  const ofFactors = factors.map(({ id: itemId, ...versions }) => ({
    ...{ kind: 'FACTOR', item_id: itemId, revision: 1, ...versions },
  }))
  const rows = [...ofItems, ...ofFormulas, ...ofAttributes, ...ofFactors].map((row, place) => ({
    step_id: id,
    place,
    ...row,
  }))
  await sql`
    insert into structure_change select * from json_populate_recordset(null::structure_change, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
  return id
}

/** The step that came of a request, and the item that it created; undefined where there was no such request. */
export async function stepOfRequest(
  db: Database,
  { businessId, requestId, byUuid }: { businessId: number; requestId: string; byUuid: string },
): Promise<{ step: number; id: string; kind: StructureKind } | undefined> {
  return db
    .selectFrom('structure_step as s')
    .innerJoin('structure_change as c', 'c.step_id', 's.id')
    .select(['s.id as step', 'c.item_id as id', 'c.kind'])
    .where('s.client_business_id', '=', businessId)
    .where('s.by_uuid', '=', byUuid)
    .where('s.request_id', '=', requestId)
    .where('c.place', '=', 0)
    .$narrowType<{ kind: StructureKind }>()
    .executeTakeFirst()
}

/** The metering point whose formula calculates a series, or did before it was removed; undefined: none that is visible. */
export async function pointOfFormula(
  db: Database,
  seriesId: number,
  visible: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.metering_point_id as id from measurement_series s
    where s.id = ${seriesId} and s.series_type = 'VIRTUAL' and s.client_business_id = ${anyOf(visible)}
    union all
    (select c.item_id from structure_change c join structure_step s on s.id = c.step_id
    where c.kind = 'FORMULA' and coalesce(c.after, c.before) -> 'fields' ->> 'seriesId' = ${String(seriesId)}
      and s.client_business_id = ${anyOf(visible)}
    order by c.step_id desc limit 1)`.execute(db)
  return rows[0]?.id
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
  /** Whether it changes virtual meters only, and what they are assigned to. */
  ofVirtual: boolean
  /** Whether it changes the definition of an attribute. */
  ofAttribute: boolean
  /** Whether it changes a price or factor. */
  ofFactor: boolean
}

const isVirtual = sql`(c.kind = 'FORMULA'
  or c.kind = 'METERING_POINT' and coalesce(c.after, c.before) -> 'fields' ->> 'objectKind' = 'VIRTUAL')`
const ofVirtual = (step: string) => sql<boolean>`(
  exists (select 1 from structure_change c where c.step_id = ${sql.ref(step)} and c.kind in ('FORMULA', 'METERING_POINT'))
  and not exists (
    select 1 from structure_change c where c.step_id = ${sql.ref(step)} and c.kind <> 'OBJECT' and not ${isVirtual}))`

const isOf = (step: string, kind: StepKind) => sql<boolean>`exists (
  select 1 from structure_change c where c.step_id = ${sql.ref(step)} and c.kind = ${kind})`

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
    .select(['undoes', 'undone_by as undoneBy', ofVirtual('structure_step.id').as('ofVirtual')])
    .select(isOf('structure_step.id', 'ATTRIBUTE').as('ofAttribute'))
    .select(isOf('structure_step.id', 'FACTOR').as('ofFactor'))
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()

interface Stored<Kind extends StepKind, Kept> {
  kind: Kind
  itemId: string
  before: Kept | null
  after: Kept | null
  revision: number
}
export type StoredChange = Stored<StructureKind, KeptItem>
export type StoredFormula = Stored<'FORMULA', KeptFormula>
export type StoredAttribute = Stored<'ATTRIBUTE', KeptAttribute>
export type StoredFactor = Stored<'FACTOR', KeptFactor>
type StoredApart = StoredFormula | StoredAttribute | StoredFactor
export type AnyStored = StoredChange | StoredApart

const isItem = (change: AnyStored): change is StoredChange =>
  change.kind !== 'FORMULA' && change.kind !== 'ATTRIBUTE' && change.kind !== 'FACTOR'

interface ChangesOfStep {
  items: StoredChange[]
  formulas: StoredFormula[]
  attributes: StoredAttribute[]
  factors: StoredFactor[]
}

/** What a step changed: items, formulas, definitions of attributes, and prices and factors. */
export async function changesOfStep(db: Database, id: number): Promise<ChangesOfStep> {
  const rows = (await db
    .selectFrom('structure_change')
    .select(['kind', 'item_id as itemId', 'before', 'after', 'revision'])
    .where('step_id', '=', id)
    .orderBy('place')
    .execute()) as AnyStored[]
  return {
    items: rows.filter(isItem),
    formulas: rows.flatMap((row) => (row.kind === 'FORMULA' ? row : [])),
    attributes: rows.flatMap((row) => (row.kind === 'ATTRIBUTE' ? row : [])),
    factors: rows.flatMap((row) => (row.kind === 'FACTOR' ? row : [])),
  }
}

/** Says that a step was undone by another, or by none any more. */
export async function setUndoneBy(db: Database, id: number, undoneBy: number | null): Promise<void> {
  await db.updateTable('structure_step').set({ undone_by: undoneBy }).where('id', '=', id).execute()
}

export interface ListedStep extends StoredStep {
  at: Date
  byName: string
  items: number
  first: AnyStored
  /** Where the first item is a virtual meter whose formula is changed, too. */
  formula: StoredFormula | null
  /** Something that it changed was changed again by a step that stands. */
  isOverlaid: boolean
}

interface StepQuery {
  visible: readonly number[]
  /** Of these kinds only, or one item. */
  of?: { kinds: readonly [StepKind, ...StepKind[]]; id?: string | undefined } | undefined
  /** Of virtual meters only. */
  onlyVirtual: boolean
  before: number | undefined
  limit: number
}

/** The latest first. */
export async function listSteps(
  db: Database,
  { visible, of, onlyVirtual, before, limit }: StepQuery,
): Promise<ListedStep[]> {
  const isAsked = of && isAmong(of)
  // Of a virtual meter first the metering point and then its formula.
  const foremost =
    of?.id === undefined ? sql`` : sql`(${isAmong({ ...of, kinds: [...of.kinds, 'METERING_POINT'] })}) desc,`
  const { rows } = await sql<ListedStep>`
    select s.id, s.client_business_id as "businessId", s.by_uuid as "byUuid", s.action, s.undoes,
      s.undone_by as "undoneBy", s.at, s.by_name as "byName",
      -- A virtual meter and its formula are one.
      (select count(*)::integer from structure_change c where c.step_id = s.id and not (c.kind = 'FORMULA' and exists (
          select 1 from structure_change p
          where p.step_id = s.id and p.kind = 'METERING_POINT' and p.item_id = c.item_id))
      ) as items,
      f.change as first,
      (select ${changeAsJson} from structure_change c
        where c.step_id = s.id and c.kind = 'FORMULA' and f.kind = 'METERING_POINT' and c.item_id = f.item_id
      ) as formula,
      ${ofVirtual('s.id')} as "ofVirtual", ${isOf('s.id', 'ATTRIBUTE')} as "ofAttribute",
      ${isOf('s.id', 'FACTOR')} as "ofFactor",
      exists (
        select 1 from structure_change c
        join structure_change later on later.kind = c.kind and later.item_id = c.item_id and later.step_id > c.step_id
        join structure_step l on l.id = later.step_id
        where c.step_id = s.id and l.undone_by is null and l.undoes is null
      ) as "isOverlaid"
    from structure_step s
    cross join lateral (
      select c.kind, c.item_id, ${changeAsJson} as change
      from structure_change c where c.step_id = s.id
      order by ${foremost} c.place limit 1
    ) f
    where s.client_business_id = ${anyOf(visible)}
      ${before === undefined ? sql`` : sql`and s.id < ${before}`}
      ${of ? sql`and exists (select 1 from structure_change c where c.step_id = s.id and ${isAsked})` : sql``}
      ${onlyVirtual ? sql`and ${ofVirtual('s.id')}` : sql``}
    order by s.id desc limit ${limit}`.execute(db)
  return rows
}

const changeAsJson = sql`json_build_object('kind', c.kind, 'itemId', c.item_id, 'before', c.before, 'after', c.after,
  'revision', c.revision)`

const isAmong = ({ kinds, id }: NonNullable<StepQuery['of']>) =>
  sql`c.kind in (${sql.join(kinds)}) ${id === undefined ? sql`` : sql`and c.item_id = ${id}`}`
