import type { PlacedTile } from '@energycockpit/contract'
import type { ColumnType } from 'kysely'

export interface DashboardTable {
  owner_uuid: string
  client_business_id: number
  tiles: ColumnType<PlacedTile[], string, string>
  revision: number
}

export interface DashboardTables {
  dashboard: DashboardTable
}

declare module '../../entities/tables' {
  interface Tables extends DashboardTables {}
}
