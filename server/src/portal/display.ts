import { displaySchema, type CallInput, type Display, type setDisplay } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { readUserProperty, writeUserProperty } from '../locale/user-properties'

/** How a user wants figures written; undefined where they chose nothing, or what a later version of the portal knows. */
export async function readDisplay(db: Kysely<Tables>, userUuid: string): Promise<Display | undefined> {
  const stored = await readUserProperty(db, userUuid, 'display')
  if (stored === undefined) return undefined
  const { data } = displaySchema.safeParse(JSON.parse(stored))
  return data && Object.keys(data).length > 0 ? data : undefined
}

/** Two tabs that choose something different at once leave both choices. Answers all that counts now. */
export async function changeDisplay(
  db: Kysely<Tables>,
  userUuid: string,
  change: CallInput<typeof setDisplay>['body'],
): Promise<Display> {
  return db.transaction().execute(async (db) => {
    await db.selectFrom('portal_user').select('uuid').where('uuid', '=', userUuid).forUpdate().execute()
    const all = { ...(await readDisplay(db, userUuid)), ...change }
    const chosen = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
    ) as Display
    await writeUserProperty(db, userUuid, 'display', JSON.stringify(chosen))
    return chosen
  })
}
