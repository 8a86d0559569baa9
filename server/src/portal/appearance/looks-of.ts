import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { looksInForce, type LooksInForce } from './looks-in-force'
import { findLooksWithParent } from './repository'

/** How the portal looks to whoever is of this business; nobody's, and one that does not exist, has the portal's own. */
export async function looksOf(db: Kysely<Tables>, businessId: number | undefined): Promise<LooksInForce> {
  const found = businessId === undefined ? [] : await findLooksWithParent(db, businessId)
  return looksInForce(
    found.find(({ id }) => id === businessId),
    found.find(({ id }) => id !== businessId),
  )
}
