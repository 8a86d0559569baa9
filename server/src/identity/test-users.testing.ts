import { roles } from '@energycockpit/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readConfig } from '../config'
import { openEntities } from '../entities/entities'
import { testUserPassword } from '../http/call-example.testing'
import { demoBusinesses } from './demo-users'
import { hashPassword } from './passwords'

const { superClient, subBusiness } = demoBusinesses
const foreign = 4711
/** Whose user asks about the sub-business's things: its own or a colleague, one of the super client above it, or a stranger. */
export const relations = {
  ...{ own: subBusiness.id, colleague: subBusiness.id },
  ...{ sub: superClient.id, foreign },
} as const
export type Relation = keyof typeof relations
/** One user in each relation, whose role changes from case to case, and one without a role. */
export const testUsers = {
  ...{ own: randomUUID(), colleague: randomUUID(), sub: randomUUID(), foreign: randomUUID() },
  nobody: randomUUID(),
}

/** Adds them to the demo portfolio in a data folder. */
export async function addTestUsers(folder: string): Promise<void> {
  const entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const passwordHash = await hashPassword(testUserPassword)
  await entities.db
    .insertInto('client_business')
    .values({ id: foreign, name: 'Strangers', parent_id: null })
    .execute()
  for (const [name, uuid] of Object.entries(testUsers))
    await entities.db
      .insertInto('portal_user')
      .values({
        ...{ uuid, user_name: `walker-${name}`, display_name: `Walker ${name}`, email: null },
        client_business_id: name === 'nobody' ? subBusiness.id : relations[name as Relation],
        roles: sql<number[]>`'{}'::integer[]`,
        password_hash: passwordHash,
      })
      .execute()
  // Without another administrator the stranger could not be made one and stop being it again.
  await entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid: randomUUID(), user_name: 'stays', display_name: 'Stays', email: null },
      ...{ client_business_id: foreign, roles: sql<number[]>`${`{${roles.ADMIN}}`}::integer[]` },
      password_hash: passwordHash,
    })
    .execute()
  await entities.close()
}
