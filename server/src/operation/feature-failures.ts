import type { FeatureFailureReport } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** Answers whether it was news: a report may arrive twice. What is older than three months goes on this occasion. */
export async function keepFeatureFailure(
  db: Kysely<Tables>,
  { correlationId, featureId, version, kind }: FeatureFailureReport,
): Promise<boolean> {
  await db
    .deleteFrom('feature_failure')
    .where('reported_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feature_failure')
    .values({ correlation_id: correlationId, feature_id: featureId, version, kind })
    .onConflict((conflict) => conflict.column('correlation_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
