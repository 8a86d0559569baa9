/** A foreign page's session; hashes are keyed, times are UTC instants. */
export interface EmbeddedSessionTable {
  web_session_hash: string
  sealed_web_session: string
  origin: string
  code_hash: string | null
  code_challenge: string | null
  code_expires_at: Date
  access_hash: string | null
  access_expires_at: Date | null
  renewal_hash: string | null
  spent_renewal_hash: string | null
}

export interface EmbeddingTables {
  embedded_session: EmbeddedSessionTable
}

declare module '../entities/tables' {
  interface Tables extends EmbeddingTables {}
}
