import type { Entities } from '../entities/entities'
import { StartFailure } from '../start-failure'

/** Demo users have a password that everybody can read in the sources. */
export async function refuseDemoUsers({ db }: Entities): Promise<void> {
  const user = await db.selectFrom('portal_user').select('uuid').where('demo', '=', true).executeTakeFirst()
  if (user !== undefined)
    throw new StartFailure(
      'the entity store holds demo users, whose password is well known.',
      'let DATA_DIR or DATABASE_URL name a store of its own for production.',
    )
}
