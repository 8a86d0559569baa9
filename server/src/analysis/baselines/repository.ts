import type {
  BaselineAdjustment,
  BaselineDriver,
  BaselineForm,
  BaselineVersion,
} from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { allOf, anyOf } from '../../access/visible-businesses'
import type { MeterModel } from '../../aggregation/index'
import type { Tables } from '../../entities/tables'
import { isBelowNodes } from '../../organization/lists/objects-below'

type Database = Kysely<Tables>

export interface FoundBaseline {
  id: string
  businessId: number
  name: string
  unit: string
  revision: number
  isDeleted: boolean
  seriesIds: number[]
  /** The latest first. */
  versions: BaselineVersion[]
}

const latestModels = sql`
  baseline_model m where m.baseline_id = b.id and m.version = (
    select v.models_of from baseline_version v where v.baseline_id = b.id order by v.version desc limit 1)`

/** Of the visible businesses; not those of whose meters one belongs to somebody else. */
const baselines = (visible: readonly number[], where: RawBuilder<unknown>) => sql<FoundBaseline>`
  select b.id, b.client_business_id as "businessId", b.name, b.unit, b.revision,
    b.deleted_at is not null as "isDeleted",
    (select json_agg(m.series_id order by m.series_id) from ${latestModels}) as "seriesIds",
    (select json_agg(json_build_object(
        'version', v.version, 'form', v.form, 'baselineFrom', v.from_day, 'baselineTo', v.to_day,
        'reason', v.reason, 'adjustments', v.adjustments, 'drivers', v.drivers, 'modelsOf', v.models_of,
        'createdAt', to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'createdBy', u.display_name) order by v.version desc)
      from baseline_version v left join portal_user u on u.uuid = v.author_uuid
      where v.baseline_id = b.id) as versions
  from baseline b
  where b.client_business_id = ${anyOf(visible)} and ${where}
    and not exists (
      select 1 from baseline_model m join measurement_series s on s.id = m.series_id
      where m.baseline_id = b.id and s.client_business_id <> ${allOf(visible)})`

/** By name. `series`: only those whose meters, as far as they are still there, are all among these. */
export async function listBaselines(
  db: Database,
  { visible, series }: { visible: readonly number[]; series: readonly number[] | undefined },
): Promise<FoundBaseline[]> {
  const given = series && sql`any (${`{${series.join(',')}}`}::integer[])`
  const among = given
    ? sql`exists (select 1 from ${latestModels} and m.series_id = ${given})
        and not exists (select 1 from ${latestModels} and not m.series_id = ${given}
          and exists (select 1 from measurement_series s where s.id = m.series_id))`
    : sql`true`
  const { rows } = await sql<FoundBaseline>`
    ${baselines(visible, sql`b.deleted_at is null and ${among}`)} order by lower(b.name), b.id`.execute(db)
  return rows
}

/** Ids of the series of metering points at or below a business, unit or location. */
export async function seriesBelow(
  db: Database,
  nodeId: string,
  visible: readonly number[],
): Promise<number[]> {
  const below = isBelowNodes([nodeId], visible, {
    business: sql`p.client_business_id`,
    location: sql`p.location_id`,
  })
  const { rows } = await sql<{ id: number }>`
    select s.id from measurement_series s join metering_point p on p.id = s.metering_point_id
    where p.client_business_id = ${anyOf(visible)} and ${below}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The metering points of series, as far as these are still there. */
export async function pointsOfSeries(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; point: string }>`
    select id, metering_point_id as point from measurement_series
    where id = any (${`{${ids.join(',')}}`}::integer[])`.execute(db)
  return new Map(rows.map(({ id, point }) => [id, point]))
}

/** Undefined for one that is not visible. */
export async function findBaseline(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundBaseline | undefined> {
  const { rows } = await baselines(visible, sql`b.id = ${id}::uuid`).execute(db)
  return rows[0]
}

export async function countBaselines(db: Database, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('baseline')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client_business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isNameTaken(
  db: Database,
  { id, businessId, name }: Pick<FoundBaseline, 'id' | 'businessId' | 'name'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('baseline')
    .select('id')
    .where('client_business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertBaseline(
  db: Database,
  { id, businessId, name, unit }: Pick<FoundBaseline, 'id' | 'businessId' | 'name' | 'unit'>,
): Promise<void> {
  await db.insertInto('baseline').values({ id, client_business_id: businessId, name, unit }).execute()
}

export interface NewVersion {
  baselineId: string
  version: number
  form: BaselineForm
  from: string
  to: string
  reason: string
  adjustments: readonly BaselineAdjustment[]
  drivers: readonly BaselineDriver[]
  modelsOf: number
  authorUuid: string
}

export async function insertVersion(db: Database, version: NewVersion): Promise<void> {
  const { baselineId, from, to, modelsOf, authorUuid, adjustments, drivers, ...same } = version
  await db
    .insertInto('baseline_version')
    .values({
      ...{ ...same, baseline_id: baselineId, from_day: from, to_day: to, models_of: modelsOf },
      ...{ author_uuid: authorUuid, adjustments: JSON.stringify(adjustments) },
      drivers: JSON.stringify(drivers),
    })
    .execute()
}

export interface NewModel {
  meteringPointId: string
  name: string
  modelVersion: number
  fitted: MeterModel
}

export async function insertModels(
  db: Database,
  { baselineId, version }: Pick<NewVersion, 'baselineId' | 'version'>,
  models: readonly NewModel[],
): Promise<void> {
  // A few kilobytes each.
  for (let first = 0; first < models.length; first += 100)
    await db
      .insertInto('baseline_model')
      .values(
        models.slice(first, first + 100).map(({ meteringPointId, name, modelVersion, fitted }) => ({
          ...{ baseline_id: baselineId, version, series_id: fitted.seriesId, name },
          ...{ metering_point: meteringPointId, model_version: modelVersion, fitted: JSON.stringify(fitted) },
        })),
      )
      .execute()
}

export interface StoredModel extends NewModel {
  /** Whether its series is still there. */
  exists: boolean
}

export async function modelsOf(db: Database, id: string, version: number): Promise<StoredModel[]> {
  const { rows } = await sql<StoredModel>`
    select m.metering_point as "meteringPointId", m.name, m.model_version as "modelVersion", m.fitted,
      s.id is not null as exists
    from baseline_model m left join measurement_series s on s.id = m.series_id
    where m.baseline_id = ${id}::uuid and m.version = ${version} order by m.series_id`.execute(db)
  return rows
}

interface Touched {
  id: string
  revision: number
}

/** Each of these is false where the baseline has another revision meanwhile. */
const touch = async (
  db: Database,
  { id, revision }: Touched,
  change: { name?: string; deleted_at?: Date | null },
) => {
  const { numUpdatedRows } = await db
    .updateTable('baseline')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
export const setName = (db: Database, touched: Touched, name: string) => touch(db, touched, { name })
export const setDeleted = (db: Database, touched: Touched, at: Date | null) =>
  touch(db, touched, { deleted_at: at })
export const raiseRevision = (db: Database, touched: Touched) => touch(db, touched, {})

/** Of two steps with the baselines of one business the second waits. */
export async function lockBaselinesOf(db: Database, businessId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('baselines ' || ${String(businessId)}, 0))`.execute(
    db,
  )
}
