import type { ColumnType, Generated } from 'kysely'

/** A customer. One with sub-businesses is a super client. */
export interface ClientBusinessTable {
  id: number
  name: string
  parent_id: number | null
  /** Colour of the business in the portal, `#rrggbb`; null for the portal's own. */
  accent_colour: string | null
  created_at: Generated<Date>
}

export interface PortalUserTable {
  uuid: string
  user_name: string
  display_name: string
  email: string | null
  client_business_id: number
  roles: number[]
  /** argon2id in PHC form; null when another identity provider knows the password. */
  password_hash: string | null
  demo: ColumnType<boolean, boolean | undefined, boolean>
  disabled: ColumnType<boolean, boolean | undefined, boolean>
  created_at: Generated<Date>
  /** When the Keycloak that signs users in said what stands here; null for users of the embedded provider. */
  facts_of: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface PortalTables {
  client_business: ClientBusinessTable
  portal_user: PortalUserTable
}

declare module '../entities/tables' {
  interface Tables extends PortalTables {}
}
