import type { StructureKind } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { kindsDownwards, storedKinds } from './stored-kinds'
import { itemOf, type Change, type Item } from './structure'

type Database = Kysely<Tables>
interface Touch {
  at: Date
  by: string
}

/** After so many changes the planner's idea of the tables is out of date, and an embedded store renews it for nobody. */
const manyChanges = 1_000

/** Stores what the changes make of items. Together they leave nothing that refers to what is no more. */
export async function writeChanges(db: Database, changes: readonly Change[], touch: Touch): Promise<void> {
  const ofKind = (kind: StructureKind) => changes.filter((change) => itemOf(change).fields.kind === kind)
  for (const kind of kindsDownwards) {
    const given = ofKind(kind)
    await insertItems(db, kind, afterOf(given.filter(({ before }) => before === null)), touch)
    await updateItems(db, kind, afterOf(given.filter(({ before }) => before !== null)), touch)
  }
  for (const kind of [...kindsDownwards].reverse())
    await deleteItems(
      db,
      kind,
      ofKind(kind).flatMap(({ before, after }) => (after === null ? before! : [])),
    )
  if (changes.length >= manyChanges)
    for (const kind of kindsDownwards) await sql`analyze ${sql.table(storedKinds[kind].table)}`.execute(db)
}

const afterOf = (changes: readonly Change[]): Item[] => changes.flatMap(({ after }) => after ?? [])

const columnsOf = (kind: StructureKind) =>
  Object.entries(storedKinds[kind].columns as Readonly<Record<string, string>>)

/** The columns that a change sets. */
const setColumns = (kind: StructureKind) => [
  ...['revision', 'archived_at'],
  ...columnsOf(kind).map(([, column]) => column),
]

/** A row of the item's table, by the names of its columns. */
const rowOf = (kind: StructureKind, { id, businessId, revision, archivedAt, fields }: Item) => ({
  ...{ id: kind === 'SERIES' ? Number(id) : id, client_business_id: businessId },
  ...{ revision, archived_at: archivedAt },
  ...Object.fromEntries(
    columnsOf(kind).map(([field, column]) => [column, (fields as unknown as Record<string, unknown>)[field]]),
  ),
})

async function insertItems(
  db: Database,
  kind: StructureKind,
  items: readonly Item[],
  { at, by }: Touch,
): Promise<void> {
  if (items.length === 0) return
  const table = sql.table(storedKinds[kind].table)
  const columns = sql.join(['id', 'client_business_id', ...setColumns(kind)].map((column) => sql.ref(column)))
  await sql`
    insert into ${table} (${columns}, created_at, created_by, changed_at, changed_by)
    select ${columns}, ${at}::timestamptz, ${by}::text, ${at}::timestamptz, ${by}::text
    from json_populate_recordset(null::${table}, ${jsonOf(kind, items)}::json)`.execute(db)
}

async function updateItems(
  db: Database,
  kind: StructureKind,
  items: readonly Item[],
  { at, by }: Touch,
): Promise<void> {
  if (items.length === 0) return
  const table = sql.table(storedKinds[kind].table)
  const assignments = sql.join(
    setColumns(kind).map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`),
  )
  await sql`
    update ${table} t set ${assignments}, changed_at = ${at}::timestamptz, changed_by = ${by}::text
    from json_populate_recordset(null::${table}, ${jsonOf(kind, items)}::json) r
    where t.id = r.id`.execute(db)
}

async function deleteItems(db: Database, kind: StructureKind, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  const table = sql.table(storedKinds[kind].table)
  await sql`
    delete from ${table} t using json_populate_recordset(null::${table}, ${jsonOf(kind, items)}::json) r
    where t.id = r.id`.execute(db)
}

const jsonOf = (kind: StructureKind, items: readonly Item[]) =>
  JSON.stringify(items.map((item) => rowOf(kind, item)))

/** What only the formula becomes other of is changed by that, too. Returns the revisions. */
export async function raisePoints(
  db: Database,
  { formulas, changes }: { formulas: readonly { id: string }[]; changes: readonly Change[] },
  { at, by }: Touch,
): Promise<ReadonlyMap<string, number>> {
  const revisions = new Map(
    changes
      .map(itemOf)
      .flatMap(({ id, revision, fields }) =>
        fields.kind === 'METERING_POINT' ? [[id, revision] as const] : [],
      ),
  )
  const ids = formulas.flatMap(({ id }) => (revisions.has(id) ? [] : id))
  if (ids.length === 0) return revisions
  const raised = await db
    .updateTable('metering_point')
    .set((point) => ({ revision: point('revision', '+', 1), changed_at: at, changed_by: by }))
    .where('id', 'in', ids)
    .returning(['id', 'revision'])
    .execute()
  for (const { id, revision } of raised) revisions.set(id, revision)
  return revisions
}

const numberedBy = {
  ORG_UNIT: 'structure_number',
  LOCATION: 'structure_number',
  METERING_POINT: 'structure_number',
  SERIES: 'measurement_series_number',
  OBJECT: 'structure_number',
} as const

/** As many new numbers as are needed: of series their ids, of others for their keys. */
export async function newNumbers(db: Database, kind: StructureKind, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ number: number }>`
    select nextval(${sql.lit(numberedBy[kind])})::integer as number from generate_series(1, ${count}::integer)`.execute(
    db,
  )
  return rows.map(({ number }) => number)
}

/** Until the transaction ends, nobody else changes the structure of the business. False: there is none. */
export async function lockStructure(db: Database, businessId: number): Promise<boolean> {
  const found = await db
    .selectFrom('client_business')
    .select('id')
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}
