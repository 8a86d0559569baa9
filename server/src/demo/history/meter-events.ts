import { updateStructureItem, type MeterExchange } from '@energycockpit/contract'
import type { DemoUser } from '../../identity/demo-users'
import { readItem, updateItem } from '../../organization/structure/service'
import type { DemoEvent } from './event'

/** The meter of a metering point was exchanged. */
export const meterExchange = (
  key: string,
  by: DemoUser['key'],
  record: { pointId: string; exchange: (firstStart: Date) => MeterExchange },
): DemoEvent => ({
  ...{ key, by, permission: updateStructureItem.permission },
  change: async (context, { firstStart }) => {
    const ref = { kind: 'METERING_POINT', id: record.pointId } as const
    const { item } = await readItem(context, ref)
    const { fields, revision } = item
    if (fields.kind !== 'METERING_POINT') return
    const meterExchanges = [...fields.meterExchanges, record.exchange(firstStart)]
    // It stays where it is, and what it is.
    const parts = { withValues: async () => new Set<number>() }
    await updateItem(context, parts, { ...ref, revision, fields: { ...fields, meterExchanges } })
  },
})
