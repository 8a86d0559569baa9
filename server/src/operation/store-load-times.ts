import type { CallInput, reportLoadTimes } from '@energycockpit/contract'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../entities/tables'
import { cellsOf } from './load-time-cells'

type Report = CallInput<typeof reportLoadTimes>['body']

/**
 * Adds a report to the histogram of the present hour, once however often it arrives. What is older than three months
 * goes on this occasion.
 */
export async function storeLoadTimes(db: Kysely<Tables>, { reportId, loads }: Report): Promise<void> {
  await db.transaction().execute(async (step) => {
    await forgetOld(step)
    if (!(await isNews(step, reportId))) return
    await step
      .insertInto('feature_load_time')
      .values(cellsOf(loads).map((cell) => ({ hour: sql<Date>`date_trunc('hour', now(), 'UTC')`, ...cell })))
      .onConflict((conflict) =>
        conflict.columns(['hour', 'feature_id', 'version', 'way', 'bucket']).doUpdateSet({
          loads: sql`feature_load_time.loads + excluded.loads`,
          total_ms: sql`feature_load_time.total_ms + excluded.total_ms`,
          load_ms: sql`feature_load_time.load_ms + excluded.load_ms`,
        }),
      )
      .execute()
  })
}

async function forgetOld(db: Transaction<Tables>): Promise<void> {
  await db
    .deleteFrom('feature_load_time')
    .where('hour', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  await db
    .deleteFrom('load_time_report')
    .where('received_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

async function isNews(db: Transaction<Tables>, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('load_time_report')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
