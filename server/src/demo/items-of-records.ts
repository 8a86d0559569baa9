import type { FieldsOf, Locale } from '@energycockpit/contract'
import type { ItemOf } from '../organization/structure/structure'
import type { DemoMeteringPoint, SeriesOfMeter } from './records/metering-points'
import { inLanguage } from './words'

const asNew = { revision: 1, archivedAt: null }

/** A metering point as the structure has it, without ids of the market. */
export const meteringPointItem = (
  point: Omit<DemoMeteringPoint, 'series'> & { parent?: string },
  locale: Locale,
): ItemOf<'METERING_POINT'> => ({
  ...{ ...asNew, id: point.id, businessId: point.business },
  fields: {
    ...{
      kind: 'METERING_POINT',
      meteringPointId: point.meteringPointId,
      name: inLanguage(point.name, locale),
    },
    ...{
      location: point.location,
      parentMeteringPoint: point.parent ?? null,
      formerParents: [],
      meterNumber: point.meterNumber,
    },
    ...{ type: point.type, objectKind: point.kind, productType: point.productType },
    ...{ conversionFactor: [{ from: null, value: 1 }], meterExchanges: [], malo: null, melo: null },
    attributes: {},
  },
})

export const seriesItems = (point: DemoMeteringPoint<SeriesOfMeter>): ItemOf<'SERIES'>[] =>
  point.series.map(({ id, quantity, unit, direction, interval, seriesType }) => ({
    ...{ ...asNew, id: String(id), businessId: point.business },
    fields: {
      ...{ kind: 'SERIES', meteringPoint: point.id, quantity, unit, direction, interval, obis: null },
      seriesType: seriesType as FieldsOf<'SERIES'>['seriesType'],
    },
  }))
