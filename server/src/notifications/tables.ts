import type { ColumnType, Generated } from 'kysely'

/** What a text is filled with: names, counts, and days as `YYYY-MM-DD`. */
export type NotificationParams = Readonly<Record<string, string | number>>

export interface NotificationEventTable {
  id: Generated<number>
  kind: string
  client_business_id: number | null
  user_uuid: string | null
  caused_by: string | null
  object_id: string | null
  params: ColumnType<NotificationParams, string, string>
  dedupe_key: string | null
  occurred_at: Generated<Date>
  handled_at: ColumnType<Date | null, undefined, Date>
}

export interface NotificationTable {
  id: Generated<number>
  user_uuid: string
  client_business_id: number | null
  kind: string
  object_id: string | null
  params: ColumnType<NotificationParams, string, string>
  event_count: number
  created_at: Date
  read_at: ColumnType<Date | null, Date | undefined, Date>
}

export type Channel = 'EMAIL' | 'DIGEST' | 'PUSH'

export interface NotificationDeliveryTable {
  id: Generated<number>
  notification_id: number
  user_uuid: string
  channel: Channel
  device_id: string | null
  due_at: Date
  attempts: Generated<number>
  claim: ColumnType<string | null, undefined, string | null>
  held_until: ColumnType<Date | null, undefined, Date | null>
}

export interface PushDeviceTable {
  id: string
  user_uuid: string
  endpoint: string
  p256dh: string
  auth: string
  name: string | null
  provider_session_id: string | null
  added_at: Generated<Date>
}

export interface PushTokenTable {
  token: string
  user_uuid: string
  os: 'Android' | 'iOS'
  provider_session_id: string | null
  stored_at: Generated<Date>
}

export interface PushKeyTable {
  id: number
  public_key: string
  sealed_private_key: string
}

export interface NotificationTables {
  notification_event: NotificationEventTable
  notification: NotificationTable
  notification_delivery: NotificationDeliveryTable
  push_device: PushDeviceTable
  push_token: PushTokenTable
  push_key: PushKeyTable
}

declare module '../entities/tables' {
  interface Tables extends NotificationTables {}
}
