import type { Generated } from 'kysely'

export interface SavedViewTable {
  id: string
  client_business_id: number
  owner_uuid: string
  name: string
  page: string
  query: string
  shared: boolean
  revision: Generated<number>
  changed_at: Generated<Date>
}

export interface SavedViewTables {
  saved_view: SavedViewTable
}

declare module '../../entities/tables' {
  interface Tables extends SavedViewTables {}
}
