import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'
import { seriesLabel } from '@energycockpit/metering-points'
import type { ConcernedSeries } from './concerned'

/** The series of a metering point, as annotations name it. */
export const concernedBySeries = (
  point: MeteringPoint,
  series: MeasurementSeries,
  t: Translate,
): ConcernedSeries => ({
  ...{ seriesId: series.id, name: seriesLabel(point, series, t) },
  ...{ pointId: point.id, pointName: point.name },
  ...{ locationId: point.location.id, locationName: point.location.name },
  timeZone: point.location.timeZone,
})
