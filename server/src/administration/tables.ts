export interface AccountLinkTable {
  token_hash: string
  user_uuid: string
  expires_at: Date
  used_at: Date | null
}

/** The tables of migration 0014. All times are UTC instants. */
export interface AdministrationTables {
  account_link: AccountLinkTable
}
