import { updateStructureItem, type MeterExchange } from '@energycockpit/contract'
import type { DemoUser } from '../../identity/demo-users'
import { readItem, updateItem } from '../../organization/structure/service'
import type { DemoEvent } from './event'
import { parts } from './structure-events'

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
    await updateItem(context, parts, { ...ref, revision, fields: { ...fields, meterExchanges } })
  },
})
