import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditLoad } from './audit-load'
import { businessesOfLoad, endLoad } from './load-repository'
import type { Loads } from './loads'
import { dropStaged } from './staged-readings'
import { inSomeTurn } from './turns'
import { forgetUnfinished } from './unfinished-imports'

/**
 * Gives up an import that could not be finished and has replaced nothing; what an undo had taken back holds again.
 * Throws a Problem (409) where something of it may be in force.
 */
export async function discardImport({ stores, audit, inTurn }: Loads, id: number, user: SignedInUser) {
  const { db } = stores.entities
  await inSomeTurn(inTurn, async (turn) => {
    const load = await db
      .selectFrom('reading_load as l')
      .innerJoin('unfinished_import as u', 'u.load_id', 'l.id')
      .select('l.id')
      .where('l.id', '=', id)
      .where('l.state', '=', 'KEEPING')
      .executeTakeFirst()
    // Undoing what came later may have put a reading of it in force.
    if (!load || (await isInForce(stores.readings, id))) throw new Problem(409, 'IMPORT_NOT_DISCARDABLE')
    await turn.check()
    await stores.readings.client.command({
      query: 'delete from readings_history where load_id = {id:UInt32} or origin = {id:UInt32}',
      query_params: { id },
    })
    await db.transaction().execute(async (transaction) => {
      await turn.holdIn(transaction)
      await transaction
        .updateTable('reading_load')
        .set({ undone_by: null })
        .where('undone_by', '=', id)
        .execute()
      await endLoad(transaction, id, 'FAILED')
      await forgetUnfinished(transaction, id)
      const businessIds = await businessesOfLoad(transaction, id)
      await auditLoad(audit, transaction, {
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

async function isInForce({ ask }: Loads['stores']['readings'], id: number): Promise<boolean> {
  const found = await ask<[number]>({
    query: 'select 1 from readings where load_id = {id:UInt32} limit 1',
    params: { id },
  })
  return found.length > 0
}
