import type { Generated } from 'kysely'

export interface IdentityArtefactTable {
  kind: string
  id_hash: string
  sealed_payload: string
  grant_id: string | null
  session_uid: string | null
  account_hash: string | null
  consumed_at: Date | null
  expires_at: Date
}

export interface IdentitySigningKeyTable {
  kid: string
  sealed_jwk: string
  created_at: Date
}

export interface IdentityPasswordGuessTable {
  subject_hash: string
  failures: number
  last_failure_at: Date
  wait_told_at: Generated<Date | null>
}

export interface WebSessionTable {
  id_hash: string
  uuid: Generated<string>
  user_uuid: string
  provider_session_id: string | null
  sealed_tokens: string
  access_expires_at: Date
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  device: string | null
  active_business_id: Generated<number | null>
}

export interface AppActiveBusinessTable {
  provider_session_id: string
  business_id: number
  chosen_at: Date
}

export interface BlockingActionTokenTable {
  jti: string
  user_uuid: string
  login_hash: string
  session_code_hash: string
  expires_at: Date
  consumed_at: Date | null
}

/** The tables of migrations 0010, 0011, 0060 and 0062, and one of 0040. All times are UTC instants. */
export interface IdentityTables {
  identity_artefact: IdentityArtefactTable
  identity_signing_key: IdentitySigningKeyTable
  identity_password_guess: IdentityPasswordGuessTable
  web_session: WebSessionTable
  app_active_business: AppActiveBusinessTable
  blocking_action_token: BlockingActionTokenTable
}

declare module '../entities/tables' {
  interface Tables extends IdentityTables {}
}
