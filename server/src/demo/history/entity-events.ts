import {
  createStructureItem,
  createVirtualSeries as createVirtualCall,
  setConversionFactor,
  updateStructureItem,
  type ConversionFactor,
  type FieldsOf,
  type StructureKind,
  type VirtualSeries,
} from '@energycockpit/contract'
import { createVirtualSeries, setFactor } from '../../calculations/index'
import type { DemoUser } from '../../identity/demo-users'
import { applyStep, lockBusiness } from '../../organization/structure/apply-step'
import { readItem, updateItem } from '../../organization/structure/service'
import { meteringPointItem, seriesItems } from '../items-of-records'
import type { DemoMeteringPoint, SeriesOfMeter } from '../records/metering-points'
import { inLanguage, type Words } from '../words'
import type { DemoEvent, DemoTime } from './event'
import { parts } from './structure-events'

type FactorRecord = Pick<ConversionFactor, 'nodeId' | 'kind' | 'productType' | 'unit'> & {
  direction?: ConversionFactor['direction']
} & (
    | { seriesId: number }
    | {
        periods: (firstStart: Date) => ConversionFactor['periods']
        /** Of the value in this place. */
        source: (place: number) => Words
      }
  )

/** A price or factor of a node: by periods, or by a series that says it. */
export const factor = (key: string, by: DemoUser['key'], record: FactorRecord): DemoEvent => ({
  ...{ key, by, permission: setConversionFactor.permission },
  change: (context, { firstStart, locale }) => {
    const { nodeId, kind, productType, unit, direction = 'PURCHASE' } = record
    return setFactor(context, {
      ...{ nodeId, kind, productType, unit, direction, confirmed: [] },
      periods:
        'periods' in record
          ? record.periods(firstStart).map((period, place) => ({
              ...period,
              source: inLanguage(record.source(place), locale),
            }))
          : [],
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
    await applyStep(context, parts, {
      businessId,
      action: 'CREATED',
      changes: items.map((after) => ({ before: null, after })),
    })
  },
})

/** A location that was in another unit until a day, `YYYY-MM-DD`. */
export const earlierUnit = (
  key: string,
  by: DemoUser['key'],
  record: { locationId: string; unitId: string; until: (firstStart: Date) => string },
): DemoEvent =>
  changed(key, by, { kind: 'LOCATION', id: record.locationId }, (_fields, firstStart) => ({
    formerParents: [{ until: record.until(firstStart), parent: record.unitId }],
  }))

/** A location that was larger or smaller until a day, `YYYY-MM-DD`. */
export const earlierFloorArea = (
  key: string,
  by: DemoUser['key'],
  record: { locationId: string; area: (today: number) => number; until: (firstStart: Date) => string },
): DemoEvent =>
  changed(key, by, { kind: 'LOCATION', id: record.locationId }, ({ floorArea }, firstStart) => {
    const today = floorArea.at(-1)?.value ?? null
    if (today === null) return {}
    return {
      floorArea: [
        { from: null, value: record.area(today) },
        { from: record.until(firstStart), value: today },
      ],
    }
  })

/** The number of the meter that was put in place of another one. */
export const newMeterNumber = (
  key: string,
  by: DemoUser['key'],
  record: { point: string; meterNumber: string },
): DemoEvent =>
  changed(key, by, { kind: 'METERING_POINT', id: record.point }, () => ({ meterNumber: record.meterNumber }))

/** Some fields of an item become others, as if its form had been saved. */
const changed = <Kind extends StructureKind>(
  key: string,
  by: DemoUser['key'],
  ref: { kind: Kind; id: string },
  change: (fields: FieldsOf<Kind>, firstStart: Date) => Partial<FieldsOf<Kind>>,
): DemoEvent => ({
  ...{ key, by, permission: updateStructureItem.permission },
  change: async (context, { firstStart }) => {
    const { item } = await readItem(context, ref)
    const before = item.fields as FieldsOf<Kind>
    const fields = { ...before, ...change(before, firstStart) }
    await updateItem(context, parts, { ...ref, revision: item.revision, fields })
  },
})
