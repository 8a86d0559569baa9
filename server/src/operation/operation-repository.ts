import type { FeatureFailureKind, FailureOfFeature, OperationPeriod, LoadType } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { FailuresOfKind, LoadsInBucket } from './features-in-operation'

/** The beginning of a period that ends now: the beginning of its first hour, because times are kept by the hour. */
export async function beginningOf(db: Kysely<Tables>, period: OperationPeriod): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select date_trunc('hour', now() - ${period}::interval, 'UTC') as since`.execute(db)
  return rows[0]!.since
}

export async function loadsSince(db: Kysely<Tables>, since: Date): Promise<LoadsInBucket[]> {
  const rows = await db
    .selectFrom('feature_load_time')
    .select(['feature_id', 'version', 'way', 'bucket'])
    .select([
      sql<number>`sum(loads)::bigint`.as('loads'),
      sql<number>`sum(total_ms)::bigint`.as('total_ms'),
      sql<number>`sum(load_ms)::bigint`.as('load_ms'),
    ])
    .where('hour', '>=', since)
    .groupBy(['feature_id', 'version', 'way', 'bucket'])
    .execute()
  return rows.map((row) => ({
    featureId: row.feature_id,
    version: row.version === '' ? null : row.version,
    way: row.way as LoadType,
    bucket: row.bucket,
    loads: row.loads,
    totalMs: row.total_ms,
    loadMs: row.load_ms,
  }))
}

/** Those that signed-in users met; what public pages tell can be told by anybody, and their loads are not counted. */
export async function failuresSince(db: Kysely<Tables>, since: Date): Promise<FailuresOfKind[]> {
  const rows = await db
    .selectFrom('feature_failure')
    .select(['feature_id', 'version', 'kind'])
    .select(({ fn }) => [fn.countAll<number>().as('failures'), fn.max('reported_at').as('latest')])
    .where('reported_at', '>=', since)
    .where('is_public', '=', false)
    .groupBy(['feature_id', 'version', 'kind'])
    .execute()
  return rows.map(({ feature_id, version, kind, failures, latest }) => ({
    featureId: feature_id,
    version,
    kind: kind as FeatureFailureKind,
    failures,
    latest,
  }))
}

/** Latest first. `part` is of a correlation id and holds letters, digits and hyphens only. */
export async function latestFailures(
  db: Kysely<Tables>,
  { since, part, limit }: { since: Date; part?: string | undefined; limit: number },
): Promise<FailureOfFeature[]> {
  const rows = await db
    .selectFrom('feature_failure')
    .selectAll()
    .where((where) =>
      part === undefined ? where('reported_at', '>=', since) : where('correlation_id', 'ilike', `%${part}%`),
    )
    .orderBy('reported_at', 'desc')
    .orderBy('correlation_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    at: row.reported_at.toISOString(),
    kind: row.kind as FeatureFailureKind,
    featureId: row.feature_id,
    version: row.version,
    correlationId: row.correlation_id,
    isPublic: row.is_public,
  }))
}
