import type { Locale, NotificationSettings } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { readUserProperty, writeUserProperty } from '../locale/user-properties'
import { isZone, nextDigest } from './digest-time'
import { permittedGroups, type Reading } from './own-notifications'
import { changedChoices, choicesKey, mailedAnyway, readChoices, type ChangeOfChoices } from './settings'
import { notificationTexts } from './words'

/** What the user chose of the groups that they can receive, in the order of the groups. */
export async function readSettings(
  reading: Reading,
  locale: Locale,
): Promise<Pick<NotificationSettings, 'groups' | 'digest' | 'email'>> {
  const { db, user } = reading
  const { groups, digest } = readChoices(await readUserProperty(db, user.uuid, choicesKey))
  return {
    groups: permittedGroups(reading).map((group) => ({
      ...{ group, ...notificationTexts[locale].groups[group], ...groups[group] },
      emailFixed: mailedAnyway.includes(group),
    })),
    ...{ digest, email: user.email },
  }
}

/** Throws a Problem (400) for a time zone that there is not. */
export async function changeSettings(
  db: Kysely<Tables>,
  userUuid: string,
  change: ChangeOfChoices,
  now = new Date(),
): Promise<void> {
  if (change.digest && !isZone(change.digest.timeZone))
    throw new Problem(400, 'VALIDATION_FAILED', 'body.digest.timeZone is not known')
  await db.transaction().execute(async (db) => {
    // Of two changes at once the second adds to what the first has left.
    await db.selectFrom('portal_user').select('uuid').where('uuid', '=', userUuid).forUpdate().execute()
    const after = changedChoices(await readUserProperty(db, userUuid, choicesKey), change)
    await writeUserProperty(db, userUuid, choicesKey, after)
    if (change.digest)
      await db
        .updateTable('notification_delivery')
        .set({ due_at: nextDigest(change.digest, now) })
        .where('user_uuid', '=', userUuid)
        .where('channel', '=', 'DIGEST')
        .where('held_until', 'is', null)
        .execute()
  })
}
