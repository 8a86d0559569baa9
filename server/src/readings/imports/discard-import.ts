import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditImport } from './audit-import'
import { businessesOfImport, endImport } from './import-repository'
import type { Imports } from './imports'
import { dropStaged } from './staged-readings'
import { withSomeLease } from './import-lease'
import { forgetUnfinished } from './unfinished-imports'

/**
 * Gives up an import that could not be finished and has replaced nothing; what an undo had taken back holds again.
 * Throws a Problem (409) where something of it may be in force.
 */
export async function discardImport({ stores, audit, withLease }: Imports, id: number, user: SignedInUser) {
  const { db } = stores.entities
  await withSomeLease(withLease, async (lease) => {
    const readingImport = await db
      .selectFrom('reading_import as l')
      .innerJoin('unfinished_import as u', 'u.import_id', 'l.id')
      .select('l.id')
      .where('l.id', '=', id)
      .where('l.state', '=', 'BACKING_UP')
      .executeTakeFirst()
    // Undoing what came later may have put a reading of it in force.
    if (!readingImport || (await isInForce(stores.readings, id)))
      throw new Problem(409, 'IMPORT_NOT_DISCARDABLE')
    await lease.check()
    await stores.readings.client.command({
      query: 'delete from readings_history where import_id = {id:UInt32} or origin = {id:UInt32}',
      query_params: { id },
    })
    await db.transaction().execute(async (transaction) => {
      await lease.holdIn(transaction)
      await transaction
        .updateTable('reading_import')
        .set({ undone_by: null })
        .where('undone_by', '=', id)
        .execute()
      await endImport(transaction, id, 'FAILED')
      await forgetUnfinished(transaction, id)
      const businessIds = await businessesOfImport(transaction, id)
      await auditImport(audit, transaction, {
        action: 'readings.import-discarded',
        actor: user,
        id,
        businessIds,
      })
    })
  })
  // Nobody sees it any more; what is left is forgotten at the next start.
  await dropStaged(stores.readings, id).catch(() => undefined)
}

async function isInForce({ select }: Imports['stores']['readings'], id: number): Promise<boolean> {
  const found = await select<[number]>({
    query: 'select 1 from readings where import_id = {id:UInt32} limit 1',
    params: { id },
  })
  return found.length > 0
}
