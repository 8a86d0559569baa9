import { kindOf } from './kinds'
import type { NotificationParams } from './tables'

export interface EventRow {
  id: number
  kind: string
  businessId: number | null
  parentId: number | null
  userUuid: string | null
  causedBy: string | null
  objectId: string | null
  params: NotificationParams
}

export interface Bundle extends Omit<EventRow, 'id'> {
  /** How many events it stands for. */
  count: number
}

/**
 * Events of one kind and business that came together are one notification with their count and the parameters of the
 * latest. Those of kinds that are not bundled stay alone, and so do those that different users have caused.
 */
export function bundlesOf(events: readonly EventRow[]): Bundle[] {
  const bundles = new Map<string, Bundle>()
  for (const { id, ...event } of events) {
    const { kind, businessId, userUuid, causedBy } = event
    const key = kindOf(kind)?.bundled === true ? [kind, businessId, userUuid, causedBy].join(' ') : String(id)
    const before = bundles.get(key)
    bundles.set(key, before ? { ...event, objectId: null, count: before.count + 1 } : { ...event, count: 1 })
  }
  return [...bundles.values()]
}
