import type { PlacedTile } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** Whose it is. */
export interface DashboardOf {
  ownerUuid: string
  businessId: number
}

export interface FoundDashboard {
  tiles: PlacedTile[]
  revision: number
}

export const findDashboard = (
  db: Database,
  { ownerUuid, businessId }: DashboardOf,
): Promise<FoundDashboard | undefined> =>
  db
    .selectFrom('dashboard')
    .select(['tiles', 'revision'])
    .where('owner_uuid', '=', ownerUuid)
    .where('client_business_id', '=', businessId)
    .executeTakeFirst()

/** False where it has another revision than the one that is replaced; 0: there is none yet. */
export async function putDashboard(
  db: Database,
  { ownerUuid, businessId }: DashboardOf,
  tiles: readonly PlacedTile[],
  replaced: number,
): Promise<boolean> {
  const written = { tiles: JSON.stringify(tiles), revision: replaced + 1 }
  if (replaced === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('dashboard')
      .values({ ...written, owner_uuid: ownerUuid, client_business_id: businessId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await db
    .updateTable('dashboard')
    .set(written)
    .where('owner_uuid', '=', ownerUuid)
    .where('client_business_id', '=', businessId)
    .where('revision', '=', replaced)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
