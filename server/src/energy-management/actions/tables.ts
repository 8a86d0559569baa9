import type { ActionContent } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface EnergyActionTable {
  id: string
  client_business_id: number
  content: ColumnType<ActionContent, string, string>
  changed_at: Generated<Date>
  changed_by: string | null
  deleted_at: ColumnType<Date | null, undefined, Date | null>
  revision: Generated<number>
}

export interface EnergyActionTables {
  energy_action: EnergyActionTable
}

declare module '../../entities/tables' {
  interface Tables extends EnergyActionTables {}
}
