import type { Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { PublishedContent } from './tables'

type Database = Kysely<Tables>

export interface FoundReport {
  id: string
  nodeId: string | null
  year: number
  content: PublishedContent
  publishedAt: Date
  publishedBy: string | null
  withdrawnAt: Date | null
  withdrawnBy: string | null
  withdrawnReason: string | null
}

const reports = (db: Database, visible: readonly number[]) =>
  db
    .selectFrom('carbon_report as r')
    .leftJoin('portal_user as u', 'u.uuid', 'r.published_by')
    .leftJoin('portal_user as w', 'w.uuid', 'r.withdrawn_by')
    .select([
      ...(['r.id', 'r.node_id as nodeId', 'r.year', 'r.content', 'r.published_at as publishedAt'] as const),
      'u.display_name as publishedBy',
      ...(['r.withdrawn_at as withdrawnAt', 'r.withdrawn_reason as withdrawnReason'] as const),
      'w.display_name as withdrawnBy',
    ])
    .where('r.client_business_id', '=', anyOf(visible))

export const listReports = (db: Database, visible: readonly number[]): Promise<FoundReport[]> =>
  reports(db, visible).orderBy('r.published_at', 'desc').orderBy('r.id').execute()

export const findReport = (db: Database, id: string, businessId: number): Promise<FoundReport> =>
  reports(db, [businessId]).where('r.id', '=', id).executeTakeFirstOrThrow()

export async function countReports(db: Database, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('carbon_report')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client_business_id', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The business of a node, and its name; undefined for what is not visible. */
export const findNode = (db: Database, nodeId: string, visible: readonly number[]) =>
  db
    .selectFrom('hierarchy_node')
    .select(['client_business_id as businessId', 'name'])
    .where('id', '=', nodeId)
    .where('type', '<>', 'METERING_POINT')
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()

export async function insertReport(
  db: Database,
  report: Pick<FoundReport, 'id' | 'nodeId' | 'year' | 'content'> & { businessId: number; by: string },
): Promise<void> {
  const { id, nodeId, year, content, businessId, by } = report
  await db
    .insertInto('carbon_report')
    .values({
      ...{ id, client_business_id: businessId, node_id: nodeId, year },
      ...{ content: JSON.stringify(content), published_by: by },
    })
    .execute()
}

/** The business of a report that is visible, and what it is about. */
export const findVisible = (db: Database, id: string, visible: readonly number[]) =>
  db
    .selectFrom('carbon_report as r')
    .leftJoin('hierarchy_node as n', (join) =>
      join.onRef('n.id', '=', 'r.node_id').onRef('n.client_business_id', '=', 'r.client_business_id'),
    )
    .select(['r.client_business_id as businessId', 'r.year', 'n.name'])
    .where('r.id', '=', id)
    .where('r.client_business_id', '=', anyOf(visible))
    .executeTakeFirst()

/** Withdraws a report, unless it is already: of several at once one does. */
export async function withdraw(
  db: Database,
  { id, reason, by }: { id: string; reason: string; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carbon_report')
    .set({ withdrawn_at: new Date(), withdrawn_by: by, withdrawn_reason: reason })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
