import { roles, type RoleNumber } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../entities/entities'
import { hashPassword } from './passwords'

/** The password of every demo log-in. Production mode refuses to start with demo data. */
export const demoPassword = 'demo-energy'

export const demoBusinesses = {
  superClient: { id: 1000, name: 'Fenland Estates Group', parent_id: null },
  subBusiness: { id: 1001, name: 'Fenland Colleges', parent_id: 1000 },
} as const

export interface DemoUser {
  /** Stands before the @ of the user name and names the role's text on the sign-in page. */
  key: 'admin' | 'super' | 'system' | 'manager' | 'analyst' | 'reader' | 'newuser'
  uuid: string
  displayName: string
  role: RoleNumber
  business: (typeof demoBusinesses)[keyof typeof demoBusinesses]
  /** Printed beside the log-in at the start. */
  remark?: string
}

const { superClient, subBusiness } = demoBusinesses

/** Invented people. The ids are fixed, so that links and sessions survive a new load of the demo. */
export const demoUsers: readonly DemoUser[] = [
  {
    key: 'manager',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1004',
    displayName: 'Maren Holt',
    role: roles.ENERGY_MANAGER,
    business: subBusiness,
  },
  {
    key: 'analyst',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
    displayName: 'Tomasz Wren',
    role: roles.ANALYST,
    business: subBusiness,
  },
  {
    key: 'admin',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1001',
    displayName: 'Adaeze Fenn',
    role: roles.ADMIN,
    business: subBusiness,
  },
  {
    key: 'super',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1002',
    displayName: 'Silvan Marsh',
    role: roles.SUPER_CLIENT_ADMIN,
    business: superClient,
  },
  {
    key: 'reader',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1006',
    displayName: 'Rosa Lode',
    role: roles.METER_READER,
    business: subBusiness,
  },
  {
    key: 'system',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1003',
    displayName: 'Yusuf Sluice',
    role: roles.SYSTEM_ADMIN,
    business: superClient,
  },
  {
    key: 'newuser',
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1007',
    displayName: 'Nora Withy',
    role: roles.ANALYST,
    business: subBusiness,
    remark: 'first sign-in with terms',
  },
]

export const demoUserName = (user: DemoUser): string => `${user.key}@demo.energycockpit.example`

/** Puts the demo businesses and log-ins into the store; a second call changes nothing. Never called in production. */
export async function seedDemoUsers({ db }: Entities): Promise<void> {
  const known = await db
    .selectFrom('portal_user')
    .select('uuid')
    .where(
      'uuid',
      'in',
      demoUsers.map(({ uuid }) => uuid),
    )
    .execute()
  if (known.length === demoUsers.length) return

  const passwordHash = await hashPassword(demoPassword)
  await db.transaction().execute(async (transaction) => {
    for (const business of Object.values(demoBusinesses))
      await transaction
        .insertInto('client_business')
        .values(business)
        .onConflict((c) => c.doNothing())
        .execute()
    for (const user of demoUsers)
      await transaction
        .insertInto('portal_user')
        .values({
          uuid: user.uuid,
          user_name: demoUserName(user),
          display_name: user.displayName,
          email: demoUserName(user),
          client_business_id: user.business.id,
          roles: sql<number[]>`${`{${user.role}}`}::integer[]`,
          password_hash: passwordHash,
          demo: true,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}
