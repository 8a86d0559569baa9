import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { undoneImports } from './undone-imports'

/** The import of the same outcome that was undone and counts again, because its undo was undone; if there is one. */
export async function broughtBackImport(
  db: Kysely<Tables>,
  { businessId, contentHash }: { businessId: number; contentHash: string },
): Promise<number | undefined> {
  const same = await db
    .selectFrom('reading_import')
    .select('id')
    .where('client_business_id', '=', businessId)
    .where('content_hash', '=', contentHash)
    .where('undone_by', 'is not', null)
    .where('state', '=', 'DONE')
    .execute()
  if (same.length === 0) return undefined
  const undone = await undoneImports(db)
  return same.find(({ id }) => !undone.has(id))?.id
}
