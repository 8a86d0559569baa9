import type { NewsPost } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { notify, withdraw } from '../notifications/notify'
import { findBusinessesBelow } from './repository'

/**
 * Has the readers of a post told of it once, from when on it is shown; what was planned for an earlier wording of it is
 * taken back. Belongs into the transaction of the change.
 */
export async function tellUsers(
  db: Kysely<Tables>,
  { id, businessId, withSubBusinesses, published, texts, from }: NewsPost,
  { isDeleted = false, by }: { isDeleted?: boolean; by: string },
): Promise<void> {
  await withdraw(db, { kind: 'NEWS_PUBLISHED', objectId: id })
  if (!published || isDeleted) return
  const titles = {
    'name.en': (texts.en ?? texts.de)?.title ?? '',
    'name.de': (texts.de ?? texts.en)?.title ?? '',
  }
  const below = withSubBusinesses ? await findBusinessesBelow(db, businessId) : []
  for (const one of [businessId, ...below])
    await notify(db, {
      ...{ kind: 'NEWS_PUBLISHED', businessId: one, causedBy: by, objectId: id, params: titles },
      ...{ at: new Date(from), key: `news ${id} ${one}` },
    })
}
