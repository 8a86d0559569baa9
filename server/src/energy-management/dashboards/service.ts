import { dashboardTiles, standardTiles, type Dashboard, type PlacedTile } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { findDashboard, putDashboard, type DashboardOf } from './repository'

export async function readDashboard({ db, user }: Context): Promise<Dashboard> {
  const found = await findDashboard(db, dashboardOf(user))
  // What was arranged by a version that had other tiles.
  const tiles = found?.tiles.filter(({ tile }) => dashboardTiles.includes(tile))
  return {
    tiles: tiles ?? [...standardTiles],
    canSave: isPermitted(user.roles, 'views:save'),
    revision: found?.revision ?? 0,
  }
}

/** Throws a Problem (409) where it was arranged meanwhile, such as in another tab. */
export async function saveDashboard(
  context: Context,
  { tiles, revision }: { tiles: readonly PlacedTile[]; revision: number },
): Promise<Dashboard> {
  const { db, user } = context
  if (!(await putDashboard(db, dashboardOf(user), tiles, revision)))
    throw new Problem(409, 'DASHBOARD_CHANGED_MEANWHILE')
  return readDashboard(context)
}

const dashboardOf = ({ uuid, activeBusinessId, clientBusinessId }: SignedInUser): DashboardOf => ({
  ownerUuid: uuid,
  businessId: activeBusinessId ?? clientBusinessId,
})
