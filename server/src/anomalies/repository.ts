import type { Anomaly, AnomalyList, AnomalyState } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import type { Tables } from '../entities/tables'

type Database = Kysely<Tables>

export type FoundAnomaly = Omit<Anomaly, 'foundAt' | 'acknowledgement'> & {
  foundAt: Date
  acknowledgedAt: Date | null
  acknowledgedBy: string | null
  reason: NonNullable<Anomaly['acknowledgement']>['reason'] | null
  note: string
}

export interface AnomalyScope {
  visible: readonly number[]
  /** Absent: all that is visible. */
  nodeId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const state = sql`case when a.withdrawn_at is not null then 'CLOSED'
  when a.acknowledged_at is not null then 'ACKNOWLEDGED' else 'OPEN' end`

const anomalies = (where: RawBuilder<unknown>) => sql`
  select a.id, a.client_business_id as "businessId", a.series_id as "seriesId",
    json_build_object('id', p.id, 'name', p.name) as point,
    json_build_object('id', l.id, 'name', l.name) as location,
    a.product_type as "productType", a.kind, ${state} as state, a.from_day::text as "from", a.to_day::text as "to",
    a.goes_on as "goesOn", jsonb_array_length(a.days) as days, a.unit, a.measured, a.expected, a.lower, a.upper,
    a.measured - a.expected as excess, a.money, a.currency, a.score, a.found_at as "foundAt",
    a.acknowledged_at as "acknowledgedAt", u.display_name as "acknowledgedBy", a.reason, a.note, a.revision
  from anomaly a
  join measurement_series s on s.id = a.series_id
  join metering_point p on p.id = s.metering_point_id
  join location l on l.id = p.location_id
  left join portal_user u on u.uuid = a.acknowledged_by
  where ${where}`

/** Those that cost or would have cost most come first, then those without a price. */
export async function listAnomalies(
  db: Database,
  scope: AnomalyScope,
  { state: wanted, limit }: { state: AnomalyState | undefined; limit: number },
): Promise<FoundAnomaly[]> {
  const where = sql`${within(scope)} ${wanted === undefined ? sql`` : sql`and ${state} = ${wanted}`}`
  const { rows } = await sql<FoundAnomaly>`
    ${anomalies(where)}
    order by abs(a.money) desc nulls last, abs(a.measured - a.expected) desc, a.id limit ${limit}`.execute(db)
  return rows
}

export async function totalsOfOpen(db: Database, scope: AnomalyScope): Promise<AnomalyList['open']> {
  const { rows } = await sql<{ currency: string | null; count: number; excess: number; shortfall: number }>`
    select a.currency, count(*)::integer as count, coalesce(sum(greatest(a.money, 0)), 0) as excess,
      coalesce(sum(greatest(-a.money, 0)), 0) as shortfall
    from anomaly a join measurement_series s on s.id = a.series_id
    where ${within(scope)} and ${state} = 'OPEN'
    group by a.currency order by 3 desc, 1`.execute(db)
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    money: rows.flatMap(({ currency, excess, shortfall }) =>
      currency === null ? [] : [{ currency, excess, shortfall }],
    ),
    withoutPrice: rows.find(({ currency }) => currency === null)?.count ?? 0,
  }
}

/** How many main meters there are by what hinders to watch them. */
export async function watchedMeters(
  db: Database,
  { visible, nodeId }: AnomalyScope,
): Promise<Pick<AnomalyList, 'watched' | 'pending' | 'unwatched'>> {
  const { rows } = await sql<{
    refusal: AnomalyList['unwatched'][number]['reason'] | null
    isPending: boolean
    count: number
  }>`
    select w.refusal, w.checked_at is null as "isPending", count(*)::integer as count
    from anomaly_watch w join measurement_series s on s.id = w.series_id
    where w.client_business_id = ${anyOf(visible)} ${below(nodeId, visible)}
    group by 1, 2 order by 3 desc, 1`.execute(db)
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((all, { count }) => all + count, 0)
  return {
    watched: sum(({ refusal, isPending }) => !isPending && refusal === null),
    pending: sum(({ isPending }) => isPending),
    unwatched: rows.flatMap(({ refusal: reason, isPending, count }) =>
      isPending || reason === null ? [] : [{ reason, count }],
    ),
  }
}

/** Undefined for one that is not visible. */
export async function findAnomaly(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<FoundAnomaly | undefined> {
  const { rows } = await sql<FoundAnomaly>`
    ${anomalies(sql`a.id = ${id}::uuid and a.client_business_id = ${anyOf(visible)}`)}`.execute(db)
  return rows[0]
}

export interface Acknowledgement {
  at: Date
  by: string | null
  reason: NonNullable<FoundAnomaly['reason']>
  note: string
}

/** False where the anomaly has another revision meanwhile. `null`: nobody has said anything. */
export async function setAcknowledgement(
  db: Database,
  { id, revision }: { id: string; revision: number },
  said: Acknowledgement | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('anomaly')
    .set({
      ...{ acknowledged_at: said?.at ?? null, acknowledged_by: said?.by ?? null },
      ...{ reason: said?.reason ?? null, note: said?.note ?? '', revision: revision + 1 },
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const within = ({ visible, nodeId, from, to }: AnomalyScope) => sql`
  a.client_business_id = ${anyOf(visible)}
  ${from === undefined ? sql`` : sql`and a.to_day > ${from}::date`}
  ${to === undefined ? sql`` : sql`and a.from_day < ${to}::date`}
  ${below(nodeId, visible)}`

/** Of `measurement_series s`: what is at a node now. */
const below = (nodeId: string | undefined, visible: readonly number[]) =>
  nodeId === undefined
    ? sql``
    : sql`and s.metering_point_id in (
        with recursive below as (
          select id from hierarchy_node where id = ${nodeId} and client_business_id = ${anyOf(visible)}
          union
          select n.id from hierarchy_node n join below b on n.parent_node = b.id
          where n.client_business_id = ${anyOf(visible)})
        select id from below)`
