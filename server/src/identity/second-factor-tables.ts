import type { ColumnType, Generated } from 'kysely'

export interface SecondFactorTable {
  user_uuid: string
  sealed_secret: string
  begun_at: Date
  switched_on_at: Date | null
  /** Compared in the store only. */
  last_step: ColumnType<number | string, number | undefined, number>
}

export interface RecoveryCodeTable {
  user_uuid: string
  code_hash: string
  used_at: Generated<Date | null>
}

/** The tables of migration 0017. All times are UTC instants. */
export interface SecondFactorTables {
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
}

declare module '../entities/tables' {
  interface Tables extends SecondFactorTables {}
}
