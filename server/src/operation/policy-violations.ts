import type { PolicyViolation } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { Violation } from './read-policy-report'

/** Anybody may report: beyond this many different ones only those that are known already are counted. */
const DIFFERENT_ONES = 500

/** Counts a violation; answers whether it was news. What has not been seen for three months goes on this occasion. */
export async function storePolicyViolation(db: Kysely<Tables>, violation: Violation): Promise<boolean> {
  await db
    .deleteFrom('policy_violation')
    .where('last_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('policy_violation')
    .set({ reports: sql<number>`reports + 1`, last_at: sql<Date>`now()` })
    .where('directive', '=', violation.directive)
    .where('page', '=', violation.page)
    .where('blocked', '=', violation.blocked)
    .where('source', '=', violation.source)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  const { different } = await db
    .selectFrom('policy_violation')
    .select(({ fn }) => fn.countAll<string>().as('different'))
    .executeTakeFirstOrThrow()
  if (Number(different) >= DIFFERENT_ONES) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('policy_violation')
    .values(violation)
    .onConflict((conflict) =>
      conflict
        .columns(['directive', 'page', 'blocked', 'source'])
        .doUpdateSet({ reports: sql<number>`policy_violation.reports + 1`, last_at: sql<Date>`now()` }),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The latest first. */
export async function readPolicyViolations(db: Kysely<Tables>): Promise<PolicyViolation[]> {
  const rows = await db.selectFrom('policy_violation').selectAll().orderBy('last_at', 'desc').execute()
  return rows.map(({ first_at, last_at, ...row }) => ({
    ...row,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }))
}
