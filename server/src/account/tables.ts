/** Somebody was invited, or has forgotten the password. */
export type LinkPurpose = 'invitation' | 'forgotten-password'

export interface AccountLinkTable {
  token_hash: string
  user_uuid: string
  purpose: LinkPurpose
  expires_at: Date
  used_at: Date | null
}

/** The tables of migrations 0014 and 0018. All times are UTC instants. */
export interface AccountTables {
  account_link: AccountLinkTable
}

declare module '../entities/tables' {
  interface Tables extends AccountTables {}
}
