import type { Generated } from 'kysely'

export interface ApiTokenTable {
  uuid: Generated<string>
  user_uuid: string
  name: string
  scopes: string[]
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  client_business_id: number
  only_business_id: number | null
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

/** The table of migration 0158. All times are UTC instants. */
export interface ApiTokenTables {
  api_token: ApiTokenTable
}

declare module '../../entities/tables' {
  interface Tables extends ApiTokenTables {}
}
