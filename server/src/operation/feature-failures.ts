import type { FeatureFailureReport } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** More than an honest day brings: beyond it somebody fills the store. */
export const PUBLIC_FAILURES_PER_DAY = 500

/** Answers whether it was news: a report may arrive twice. What is older than three months goes on this occasion. */
export async function storeFeatureFailure(
  db: Kysely<Tables>,
  { correlationId, featureId, version, kind }: FeatureFailureReport,
  { isPublic }: { isPublic: boolean } = { isPublic: false },
): Promise<boolean> {
  await db
    .deleteFrom('feature_failure')
    .where('reported_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feature_failure')
    .values({ correlation_id: correlationId, feature_id: featureId, version, kind, is_public: isPublic })
    .onConflict((conflict) => conflict.column('correlation_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether one more report from public pages is taken today. */
export async function takesPublicFailure(db: Kysely<Tables>): Promise<boolean> {
  const { count } = await db
    .selectFrom('feature_failure')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('is_public', '=', true)
    .where('reported_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return Number(count) < PUBLIC_FAILURES_PER_DAY
}
