import { openStoredEntities } from './open-stored-entities'
import { demoUserName, demoUsers, type DemoUser, type UserName } from './demo-users'

/** More than the journeys of one run take of any role. */
export const spareUsersOfARole = 200

export const spareUserName = (role: DemoUser, number: number): UserName =>
  demoUserName(role).replace('@', `-${number}@`) as UserName

/** Gives each demo user others like them, in the data folder of a server that does not run. */
export async function addSpareUsers(dataDir: string): Promise<void> {
  const entities = await openStoredEntities(dataDir)
  try {
    await entities.query(
      `INSERT INTO portal_user
         (uuid, user_name, display_name, email, client_business_id, roles, password_hash, demo)
       SELECT gen_random_uuid(), replace(user_name, '@', '-' || number || '@'), display_name,
              replace(email, '@', '-' || number || '@'), client_business_id, roles, password_hash, demo
       FROM portal_user, generate_series(1, $1) AS number
       WHERE user_name = ANY ($2)`,
      [spareUsersOfARole, demoUsers.map(demoUserName)],
    )
  } finally {
    await entities.close()
  }
}
