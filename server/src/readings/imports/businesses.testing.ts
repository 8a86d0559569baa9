import { roles, type RoleName } from '@energycockpit/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readConfig } from '../../config'
import { openEntities } from '../../entities/entities'
import { hashPassword } from '../../identity/passwords'

export const password = 'sends for several'
const superClient = 1000
/** Of each business a series of hours without a reading. The demo's businesses are there already. */
export const seriesOf = { super: 910_000, one: 910_001, two: 910_002, foreign: 910_003 } as const
export const businesses = { super: superClient, one: 1001, two: 1002, foreign: 4711 } as const
type Business = keyof typeof businesses

/** Who is in which business, by which user name. */
export const people = {
  superAdmin: ['super', 'SUPER_CLIENT_ADMIN'],
  superManager: ['super', 'ENERGY_MANAGER'],
  superOwnAdmin: ['super', 'ADMIN'],
  oneAdmin: ['one', 'ADMIN'],
  oneSupplier: ['one', 'DATA_SUPPLIER'],
  twoAdmin: ['two', 'ADMIN'],
  foreignAdmin: ['foreign', 'ADMIN'],
} as const satisfies Record<string, readonly [Business, RoleName]>

/** Adds a super client's second sub-business, a stranger, their people and a series of each to a demo's folder. */
export async function addBusinesses(folder: string): Promise<void> {
  const entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const { db } = entities
  await db
    .insertInto('client_business')
    .values([
      { id: businesses.two, name: 'Second below', parent_id: superClient },
      { id: businesses.foreign, name: 'Strangers', parent_id: null },
    ])
    .execute()
  for (const [name, id] of Object.entries(businesses)) {
    const own = { client_business_id: id, name }
    await db
      .insertInto('location')
      .values({ ...own, id: `place-${name}`, time_zone: 'UTC' })
      .execute()
    await db
      .insertInto('metering_point')
      .values({
        ...{ ...own, id: `point-${name}`, location_id: `place-${name}` },
        ...{ parent_id: null, meter_number: null, type: null, formula: null },
        ...{ metering_point_id: name, kind: 'MAIN', product_type: 'ELECTRICITY' },
      })
      .execute()
    await db
      .insertInto('measurement_series')
      .values({
        ...{ id: seriesOf[name as Business], client_business_id: id, metering_point_id: `point-${name}` },
        ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H' },
        series_type: 'MEASURED',
      })
      .execute()
  }
  const passwordHash = await hashPassword(password)
  for (const [name, [business, role]] of Object.entries(people))
    await db
      .insertInto('portal_user')
      .values({
        ...{ uuid: randomUUID(), user_name: name, display_name: `Person ${name}`, email: null },
        client_business_id: businesses[business],
        roles: sql<number[]>`${`{${roles[role]}}`}::integer[]`,
        password_hash: passwordHash,
      })
      .execute()
  await entities.close()
}
