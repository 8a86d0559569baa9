import type { ColumnType, Generated } from 'kysely'

/** A customer. One with sub-businesses is a super client. */
export interface ClientBusinessTable {
  id: number
  name: string
  parent_id: number | null
  /** Colour of the business in the portal, `#rrggbb`; null for the portal's own. */
  accent_colour: string | null
  /** In the dark theme; null where it is made from the other. */
  accent_colour_dark: OrNull
  /** Hash of the image; null for an inherited one. */
  logo: OrNull
  logo_dark: OrNull
  favicon: OrNull
  appearance_revision: Generated<number>
  created_at: Generated<Date>
}

/** May be left out of a new row. */
type OrNull = ColumnType<string | null, string | null | undefined, string | null>

/** Never changed, and shared by all businesses that have the same image. */
export interface AppearanceImageTable {
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: string
  media_type: 'image/svg+xml' | 'image/png' | 'image/webp'
  width: number
  height: number
  bytes: number
  content: Buffer
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
  appearance_image: AppearanceImageTable
  client_business: ClientBusinessTable
  portal_user: PortalUserTable
}

declare module '../entities/tables' {
  interface Tables extends PortalTables {}
}
