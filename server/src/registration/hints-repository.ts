import type { RegistrationHint } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import type { Tables } from '../entities/tables'
import type { Deciding, FoundRegistration } from './repository'

/** Addresses of providers, which say nothing about a company. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'proton.me'],
]

const MAX_HINTS = 10

/**
 * What speaks for a company being known already, of what whoever decides may see: a business of the name, users with the
 * address or its domain, other requests of the name or with one of the numbers.
 */
export async function duplicateHints(
  db: Kysely<Tables>,
  { visible, ownOfPortal }: Deciding,
  registration: FoundRegistration,
): Promise<{ hint: RegistrationHint; name: string }[]> {
  const { id, companyName, plainTaxNumber, plainRegisterNumber } = registration
  const email = registration.email.toLowerCase()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const pattern = providers.includes(domain) ? null : `%@${domain.replaceAll(/[\\%_]/g, '\\$&')}`
  const { rows } = await sql<{ hint: RegistrationHint; name: string }>`
    select 'BUSINESS_NAME' as hint, name, 1 as rank from client_business
      where lower(name) = lower(${companyName}) and id = ${anyOf(visible)}
    union
    select case when lower(email) = ${email} or lower(user_name) = ${email} then 'USER_EMAIL' else 'USER_DOMAIN' end,
      case when lower(email) = ${email} or lower(user_name) = ${email} then u.display_name || ', ' else '' end || b.name, 2
      from portal_user u join client_business b on b.id = u.client_business_id
      where u.client_business_id = ${anyOf(visible)}
        and (lower(email) = ${email} or lower(user_name) = ${email} or lower(email) like ${pattern}::text)
    union
    select case when lower(company_name) = lower(${companyName}) then 'REQUEST_NAME' else 'REQUEST_NUMBER' end,
      company_name || ', ' || contact_name, 3
      from registration_request
      where id <> ${id}::uuid and state <> 'SENT'
        and (business_id = ${anyOf(visible)} or (business_id is null and ${ownOfPortal}))
        and (lower(company_name) = lower(${companyName}) or plain_tax_number = ${plainTaxNumber}::text
          or plain_register_number = ${plainRegisterNumber}::text)
    order by rank, 1, name limit ${MAX_HINTS}`.execute(db)
  return rows.map(({ hint, name }) => ({ hint, name }))
}
