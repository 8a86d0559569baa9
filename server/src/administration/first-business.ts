import { roles } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { createAuditLog, type AuditLog } from '../audit/audit-log'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import { createSecrets } from '../secrets/secrets'
import { accountLinks, type AccountLinks } from '../account/account-links'

/** What a new installation begins with, for the operator to be told. */
export interface FirstBusiness {
  id: number
  name: string
  /** Absent where a Keycloak keeps the users. */
  invitation?: { name: string; userName: string; token: string; until: Date }
}

const firstBusinessId = 1

/**
 * Creates the operator's client business and its administrator where there is no business at all. Undefined: there is
 * nothing to tell. A start that finds the business again makes a new link as long as that administrator is the only
 * user and has no password: else a link that was lost would leave an installation that nobody can enter. Where mail
 * is sent it does so only once the link before has expired, or each start would send one.
 */
export async function createFirstBusiness(
  config: Config,
  { db }: Entities,
): Promise<FirstBusiness | undefined> {
  const { first } = config
  if (!first) return undefined
  const secrets = createSecrets(config.sessionSecret)
  const parts = { audit: createAuditLog(secrets), links: accountLinks(secrets, 'invitation') }
  return db.transaction().execute(async (transaction) => {
    // Servers that start at the same moment on one store wait for each other here.
    await sql`lock table client_business in share row exclusive mode`.execute(transaction)
    const known = await transaction.selectFrom('client_business').select('id').limit(1).executeTakeFirst()
    return known
      ? inviteAgain(transaction, parts, { isMailed: config.smtpUrl !== undefined })
      : create(transaction, parts, first)
  })
}

interface Parts {
  audit: AuditLog
  links: AccountLinks
}

async function create(
  transaction: Transaction<Tables>,
  { audit, links }: Parts,
  { business: name, administrator }: NonNullable<Config['first']>,
): Promise<FirstBusiness> {
  const business = { id: firstBusinessId, name }
  await transaction
    .insertInto('client_business')
    .values({ ...business, parent_id: null })
    .execute()
  await audit.write(transaction, {
    action: 'business.created',
    subject: { id: String(business.id), name },
    businessId: business.id,
  })
  if (!administrator) return business
  const uuid = randomUUID()
  const { name: displayName, address: userName } = administrator
  await transaction
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: userName, display_name: displayName, email: userName },
      client_business_id: business.id,
      roles: sql<number[]>`${`{${roles.SYSTEM_ADMIN}}`}::integer[]`,
      password_hash: null,
    })
    .execute()
  const link = await links.create(transaction, uuid)
  await audit.write(transaction, {
    action: 'user.invited',
    subject: { id: uuid, name: displayName },
    businessId: business.id,
    detail: { roles: [roles.SYSTEM_ADMIN] },
  })
  return { ...business, invitation: { name: displayName, userName, ...link } }
}

async function inviteAgain(
  transaction: Transaction<Tables>,
  { audit, links }: Parts,
  { isMailed }: { isMailed: boolean },
): Promise<FirstBusiness | undefined> {
  const users = await transaction
    .selectFrom('portal_user')
    .innerJoin('client_business', 'client_business.id', 'client_business_id')
    .select(['uuid', 'user_name', 'display_name', 'password_hash', 'facts_of', 'disabled'])
    .select(['client_business.id', 'client_business.name'])
    .limit(2)
    .execute()
  const [user] = users
  if (!user || users.length > 1 || user.password_hash !== null || user.facts_of !== null || user.disabled)
    return undefined
  if (isMailed && (await hasGoodLink(transaction, user.uuid))) return undefined
  const link = await links.create(transaction, user.uuid)
  const { id, name, display_name: displayName, user_name: userName } = user
  await audit.write(transaction, {
    action: 'user.invitation-renewed',
    subject: { id: user.uuid, name: displayName },
    businessId: id,
  })
  return { id, name, invitation: { name: displayName, userName, ...link } }
}

async function hasGoodLink(transaction: Transaction<Tables>, userUuid: string): Promise<boolean> {
  const link = await transaction
    .selectFrom('account_link')
    .select('user_uuid')
    .where('user_uuid', '=', userUuid)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return link !== undefined
}
