import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import type { Explanation } from '../consumption/explain-links'
import { isAmount } from '../summed/is-amount'

/** The analyses that say more about a series of a metering point. */
export function explaining(point: MeteringPoint, series: MeasurementSeries): Explanation[] {
  const isAmountThere = isAmount(series)
  return [
    { slug: 'progression', text: 'progression' },
    ...(isAmountThere ? [{ slug: 'previous-year', text: 'before' }] : []),
    { slug: 'daily-profile', text: 'profile' },
    ...(isAmountThere ? [{ slug: 'load-duration', text: 'duration' }] : []),
    { slug: 'statistics', text: 'statistics' },
    ...(point.submeters.length > 0 ? [{ slug: 'sankey', text: 'flows' }] : []),
    { slug: 'point-information', text: 'information' },
    { slug: 'meter-readings', text: 'readings' },
  ]
}
