import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { roles } from '@energycockpit/contract'
import type { SignedInUser } from '../../access/signed-in-user'
import type { ChangeContext } from '../../audit/service-context'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'

/** An entity store with one business, opened before the tests of a file, in which an administrator changes whatever. */
export function walkedBusiness(businessId: number) {
  let dataDir: string
  let entities: Entities
  beforeAll(async () => {
    dataDir = await newDataFolder('entities')
    entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
    await entities.db
      .insertInto('client_business')
      .values({ id: businessId, name: 'Walks', parent_id: null, accent_colour: null })
      .execute()
  })
  afterAll(async () => {
    await entities?.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const user: SignedInUser = {
    ...{
      uuid: 'walker',
      userName: 'walker',
      displayName: 'Walker',
      email: null,
      clientBusinessId: businessId,
    },
    ...{ clientBusinessName: 'Walks', superClientBusinessId: null, roles: [roles.ADMIN] },
    visibleBusinessIds: [businessId],
  }

  /** In a transaction, as the routes do it; the audit log is another test's. */
  const inChange = <Result>(change: (context: ChangeContext) => Promise<Result>) =>
    entities.db
      .transaction()
      .execute((db) => change({ db, user, record: async () => {} } as unknown as ChangeContext))

  /** Whether it was done; what a user may not do is refused. */
  async function accepted(change: (context: ChangeContext) => Promise<unknown>): Promise<boolean> {
    try {
      await inChange(change)
      return true
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      return false
    }
  }

  return { user, inChange, accepted, db: () => entities.db }
}
