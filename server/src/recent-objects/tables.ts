import type { RecentKind } from '@energycockpit/contract'

export interface RecentObjectTable {
  user_uuid: string
  client_business_id: number
  kind: RecentKind
  object_id: string
  viewed_at: Date
}

export interface RecentObjectTables {
  recent_object: RecentObjectTable
}

declare module '../entities/tables' {
  interface Tables extends RecentObjectTables {}
}
