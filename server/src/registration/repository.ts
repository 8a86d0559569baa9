import {
  REGISTRATIONS_PER_PAGE,
  type Locale,
  type RegistrationDetails,
  type RegistrationState,
} from '@energycockpit/contract'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import { containing } from '../entities/containing'
import type { Tables } from '../entities/tables'
import { deletedSince } from './when-deleted'

type Database = Kysely<Tables>

/** Which requests somebody decides on: those of businesses that they see, and the portal's own or not. */
export interface Deciding {
  visible: readonly number[]
  ownOfPortal: boolean
}

export interface FoundRegistration {
  id: string
  state: RegistrationState
  businessId: number | null
  businessName: string | null
  companyName: string
  contactName: string
  email: string
  plainTaxNumber: string | null
  plainRegisterNumber: string | null
  details: RegistrationDetails
  locale: Locale
  consentVersion: string
  sentAt: Date
  confirmedAt: Date | null
  decidedAt: Date | null
  decidedBy: string | null
  reason: string
  acceptedBusinessName: string | null
  revision: number
}

const registrations = (db: Database) =>
  db
    .selectFrom('registration_request as r')
    .leftJoin('client_business as b', 'b.id', 'r.business_id')
    .leftJoin('client_business as a', 'a.id', 'r.accepted_business_id')
    .leftJoin('portal_user as u', 'u.uuid', 'r.decided_by')
    .select(['r.id', 'r.state', 'r.email', 'r.details', 'r.locale', 'r.reason', 'r.revision'])
    .select(['r.business_id as businessId', 'b.name as businessName', 'a.name as acceptedBusinessName'])
    .select(['r.company_name as companyName', 'r.contact_name as contactName'])
    .select(['r.plain_tax_number as plainTaxNumber', 'r.plain_register_number as plainRegisterNumber'])
    .select(['r.consent_version as consentVersion', 'r.sent_at as sentAt', 'r.confirmed_at as confirmedAt'])
    .select(['r.decided_at as decidedAt', 'u.display_name as decidedBy'])

const decidedBy = ({ visible, ownOfPortal }: Deciding) =>
  sql<SqlBool>`(r.business_id = ${anyOf(visible)} or (r.business_id is null and ${ownOfPortal}))`

export async function listRegistrations(
  db: Database,
  deciding: Deciding,
  {
    state,
    search,
    after,
  }: { state?: RegistrationState | undefined; search?: string | undefined; after?: string | undefined },
): Promise<{ found: FoundRegistration[]; next: string | null }> {
  let query = registrations(db)
    .where(decidedBy(deciding))
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REGISTRATIONS_PER_PAGE + 1)
  if (state !== undefined) query = query.where('r.state', '=', state)
  if (search !== undefined) {
    const pattern = containing(search)
    query = query.where((is) =>
      is.or([
        is('r.company_name', 'ilike', pattern),
        is('r.contact_name', 'ilike', pattern),
        is('r.email', 'ilike', pattern),
      ]),
    )
  }
  if (after !== undefined)
    query = query.where(
      sql<SqlBool>`(r.sent_at, r.id) < (select sent_at, id from registration_request where id = ${after})`,
    )
  const rows = await query.execute()
  const found = rows.slice(0, REGISTRATIONS_PER_PAGE)
  return { found, next: rows.length > REGISTRATIONS_PER_PAGE ? (found.at(-1)?.id ?? null) : null }
}

/** Undefined for one that somebody else decides on. */
export const findRegistration = (
  db: Database,
  deciding: Deciding,
  id: string,
): Promise<FoundRegistration | undefined> =>
  registrations(db).where('r.id', '=', id).where(decidedBy(deciding)).executeTakeFirst()

export interface NewRegistration {
  id: string
  businessId: number | null
  details: RegistrationDetails
  plainTaxNumber: string | null
  plainRegisterNumber: string | null
  locale: Locale
  consentVersion: string
  ticketHash: string
  tokenHash: string
}

/** `known`: the same was sent with this ticket before; `other`: something else was. */
export async function addRegistration(
  db: Database,
  added: NewRegistration,
): Promise<'added' | 'known' | 'other'> {
  const { details } = added
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registration_request')
    .values({
      ...{ id: added.id, state: 'SENT', business_id: added.businessId, locale: added.locale },
      ...{ company_name: details.companyName, contact_name: details.contactName, email: details.email },
      ...{ plain_tax_number: added.plainTaxNumber, plain_register_number: added.plainRegisterNumber },
      ...{ details: JSON.stringify(details), consent_version: added.consentVersion },
      ...{ ticket_hash: added.ticketHash, token_hash: added.tokenHash },
    })
    .onConflict((conflict) => conflict.column('ticket_hash').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return 'added'
  const known = await db
    .selectFrom('registration_request')
    .select(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`.as('isSame'))
    .where('ticket_hash', '=', added.ticketHash)
    .executeTakeFirst()
  return known?.isSame === false ? 'other' : 'known'
}

/** How many wait to be confirmed, in all and by one address of mail. */
export const countUnconfirmed = (
  db: Database,
  email: string,
): Promise<{ inAll: number; ofAddress: number }> =>
  db
    .selectFrom('registration_request')
    .select(sql<number>`count(*)::integer`.as('inAll'))
    .select(sql<number>`(count(*) filter (where lower(email) = lower(${email})))::integer`.as('ofAddress'))
    .where('state', '=', 'SENT')
    .executeTakeFirstOrThrow()

/** Deletes the oldest request that nobody has confirmed, if it was sent before. False: there is none. */
export async function deleteOldestUnconfirmed(db: Database, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registration_request')
    .where(
      'id',
      '=',
      db
        .selectFrom('registration_request')
        .select('id')
        .where('state', '=', 'SENT')
        .where('sent_at', '<', before)
        .orderBy('sent_at')
        .limit(1),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The super client whose public pages a business shares: itself, or the one above it. */
export async function sharedBusiness(db: Database, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('client_business')
    .select(sql<number>`coalesce(parent_id, id)`.as('root'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.root ?? null
}

export const unconfirmedOfTicket = (
  db: Database,
  ticketHash: string,
): Promise<{ id: string; email: string; locale: Locale; sentAt: Date } | undefined> =>
  db
    .selectFrom('registration_request')
    .select(['id', 'email', 'locale', 'sent_at as sentAt'])
    .where('ticket_hash', '=', ticketHash)
    .where('state', '=', 'SENT')
    .executeTakeFirst()

export interface OfToken {
  id: string
  businessId: number | null
  companyName: string
}
export const ofToken = ['id', 'business_id as businessId', 'company_name as companyName'] as const

/** Undefined where there is no request with this token that waits for it. */
export const confirmByToken = (db: Database, tokenHash: string, now: Date): Promise<OfToken | undefined> =>
  db
    .updateTable('registration_request')
    .set({ state: 'CONFIRMED', confirmed_at: now, revision: sql<number>`revision + 1` })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'SENT')
    .where('sent_at', '>', deletedSince('SENT', now))
    .returning(ofToken)
    .executeTakeFirst()

export async function isConfirmed(db: Database, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('registration_request')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('state', '<>', 'SENT')
    .executeTakeFirst()
  return row !== undefined
}

export interface Decision {
  state: 'ACCEPTED' | 'REJECTED'
  at: Date
  by: string
  reason: string
  businessId: number | null
}

export interface OfRevision {
  id: string
  revision: number
}

/** False where somebody else was faster. */
export async function decide(
  db: Database,
  { id, revision }: OfRevision,
  decision: Decision,
): Promise<boolean> {
  const { state, at, by, reason, businessId } = decision
  const { numUpdatedRows } = await db
    .updateTable('registration_request')
    .set({ state, decided_at: at, decided_by: by, reason, accepted_business_id: businessId })
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Businesses below none, by name. */
export const visibleRoots = (
  db: Database,
  visible: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('client_business')
    .select(['id', 'name'])
    .where('id', '=', anyOf(visible))
    .where('parent_id', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute()
