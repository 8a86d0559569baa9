import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { undoneLoads } from './undone-loads'

/** The load of the same outcome that was undone and counts again, because its undo was undone; if there is one. */
export async function broughtBackLoad(
  db: Kysely<Tables>,
  { businessId, contentHash }: { businessId: number; contentHash: string },
): Promise<number | undefined> {
  const same = await db
    .selectFrom('reading_load')
    .select('id')
    .where('client_business_id', '=', businessId)
    .where('content_hash', '=', contentHash)
    .where('undone_by', 'is not', null)
    .where('state', '=', 'DONE')
    .execute()
  if (same.length === 0) return undefined
  const undone = await undoneLoads(db)
  return same.find(({ id }) => !undone.has(id))?.id
}
