import { roles, type Locale } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { isPermitted } from '../access/permissions'
import type { Tables } from '../entities/tables'

const MAX_ADMINISTRATORS = 50

const numbers = Object.values(roles)
const deciding = numbers.filter((role) => isPermitted([role], 'registrations:administer'))
/** Who runs the portal decides on every request. */
const operating = deciding.filter((role) => isPermitted([role], 'businesses:create'))
const listed = (roleNumbers: readonly number[]) => sql`${`{${roleNumbers.join()}}`}::integer[]`

export interface Administrator {
  uuid: string
  name: string
  address: string | null
  locale: Locale | null
}

/** Who decides on requests that come by the pages of a business. */
export async function administratorsToTell(
  db: Kysely<Tables>,
  businessId: number | null,
): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select u.uuid, u.display_name as name, u.email as address, p.value as locale
    from portal_user u left join user_property p on p.user_uuid = u.uuid and p.key = 'locale'
    where not u.disabled and (u.password_hash is not null or u.facts_of is not null)
      and (u.roles && ${listed(operating)}
        or (u.roles && ${listed(deciding)} and u.client_business_id = ${businessId}::integer))
    order by u.email nulls last, u.uuid limit ${MAX_ADMINISTRATORS}`.execute(db)
  return rows
}

/** Whether somebody signs in with an address, or has it. */
export async function hasAccount(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from portal_user where lower(user_name) = lower(${email}) or lower(email) = lower(${email})
    limit 1`.execute(db)
  return rows.length > 0
}
