import {
  createStructureItem,
  createVirtualSeries as createVirtualCall,
  createNotice as createNoticeCall,
  setConversionFactor,
  supportedLocales,
  updateStructureItem,
  type ConversionFactor,
  type Locale,
  type VirtualSeries,
} from '@energycockpit/contract'
import { createNotice, publishDraft, retireNotice } from '../../blocking/notice-service'
import { createVirtualSeries, setFactor } from '../../calculations/index'
import type { DemoUser } from '../../identity/demo-users'
import { applyStep, lockBusiness } from '../../organization/structure/apply-step'
import { readItem, updateItem } from '../../organization/structure/service'
import { meteringPointItem, seriesItems } from '../items-of-records'
import type { DemoMeteringPoint, SeriesOfMeter } from '../records/metering-points'
import { inLanguage, type Words } from '../words'
import type { DemoEvent, DemoTime } from './event'

type FactorRecord = Pick<ConversionFactor, 'nodeId' | 'kind' | 'productType' | 'unit'> &
  ({ seriesId: number } | { periods: (firstStart: Date) => ConversionFactor['periods'] })

/** A price or factor of a node: by periods, or by a series that says it. */
export const factor = (key: string, by: DemoUser['key'], record: FactorRecord): DemoEvent => ({
  ...{ key, by, permission: setConversionFactor.permission },
  change: (context, { firstStart }) => {
    const { nodeId, kind, productType, unit } = record
    return setFactor(context, {
      ...{ nodeId, kind, productType, unit, direction: 'PURCHASE', confirmed: [] },
      periods: 'periods' in record ? record.periods(firstStart) : [],
      seriesId: 'seriesId' in record ? record.seriesId : null,
    })
  },
})

interface VirtualMeterRecord extends Pick<
  VirtualSeries,
  'locationId' | 'productType' | 'quantity' | 'unit' | 'direction' | 'formula'
> {
  name: Words
}

export const virtualMeter = (
  key: string,
  by: DemoUser['key'],
  { name, ...record }: VirtualMeterRecord,
): DemoEvent => ({
  ...{ key, by, permission: createVirtualCall.permission },
  change: (context, { locale }) =>
    createVirtualSeries(context, { ...record, name: inLanguage(name, locale) }),
})

interface NoticeRecord {
  title: Record<Locale, string>
  content: Record<Locale, string>
  businessId: number
  /** RETIRED: it was published, and asks nobody any more. */
  state: 'DRAFT' | 'RETIRED'
}

/** An information notice; none that is in force, or it would stand before everybody's first look at the demo. */
export const notice = (key: string, by: DemoUser['key'], record: NoticeRecord): DemoEvent => ({
  ...{ key, by, permission: createNoticeCall.permission },
  change: async (context) => {
    const { uuid } = await createNotice(context, {
      type: 'INFORMATION',
      audience: { kind: 'business', businessId: record.businessId, withSubBusinesses: false },
      layout: supportedLocales.map((shortName) => ({
        locale: { shortName },
        title: record.title[shortName],
        content: record.content[shortName],
        contentType: 'TEXT',
        subInfo: '',
      })),
    })
    if (record.state === 'DRAFT') return
    await publishDraft(context, { uuid })
    await retireNotice(context, { uuid })
  },
})

/** A meter that came later than the portfolio, with its series. */
export const newMeter = (
  key: string,
  by: DemoUser['key'],
  point: DemoMeteringPoint<SeriesOfMeter> & { parent?: string },
): DemoEvent => ({
  ...{ key, by, permission: createStructureItem.permission },
  change: async (context, { locale }: DemoTime) => {
    const { business: businessId } = point
    await lockBusiness(context, businessId)
    const items = [meteringPointItem(point, locale), ...seriesItems(point)]
    await applyStep(
      context,
      // Of what is new there are no values yet.
      { withValues: async () => new Set() },
      { businessId, action: 'CREATED', changes: items.map((after) => ({ before: null, after })) },
    )
  },
})

/** A location that was in another unit until a day, `YYYY-MM-DD`. */
export const earlierUnit = (
  key: string,
  by: DemoUser['key'],
  record: { locationId: string; unitId: string; until: (firstStart: Date) => string },
): DemoEvent => ({
  ...{ key, by, permission: updateStructureItem.permission },
  change: async (context, { firstStart }) => {
    const ref = { kind: 'LOCATION', id: record.locationId } as const
    const { item } = await readItem(context, ref)
    const { fields, revision } = item
    if (fields.kind !== 'LOCATION') return
    const formerParents = [{ until: record.until(firstStart), parent: record.unitId }]
    // Its days begin at the same midnight wherever it belongs.
    const parts = { withValues: async () => new Set<number>() }
    await updateItem(context, parts, { ...ref, revision, fields: { ...fields, formerParents } })
  },
})
