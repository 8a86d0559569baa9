import type { DateRange } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { ConsumptionPlan } from '../by-location/consumption-plan'
import { expectedUntilNow } from '../by-location/figures-of-locations'
import type { PartSum } from '../by-location/sums-query'
import { bucketsByZone } from '../consumption/buckets-of-plan'
import { daysLater } from './summary-days'

/** What one meter counted at one location on one day of its calendar. */
export interface MeterDay {
  seriesId: number
  locationId: string
  /** `YYYY-MM-DD` */
  day: string
  /** Of the plan's unit; 0 where nothing is there. */
  value: number
  measured: number
  estimated: number
  expected: number
}

/** Every day of every series of a plan, also those without a value. `now`: milliseconds since 1970 UTC. */
export function daysOfMeters(
  { unit, series }: Pick<ConsumptionPlan, 'unit' | 'series'>,
  sums: readonly PartSum[],
  { days, now }: { days: DateRange; now: number },
): MeterDay[] {
  const bucketsIn = bucketsByZone(days, 'P1D')
  const expected = expectedUntilNow(now)
  const sumAt = new Map(sums.map((sum) => [`${sum.seriesId} ${sum.start}`, sum]))
  return series.flatMap((one) => {
    const { starts, end } = bucketsIn(one.timeZone)
    return starts.flatMap((start, place) => {
      const during = { from: start, to: starts[place + 1] ?? end }
      return one.segments.flatMap((segment): MeterDay[] => {
        const [from, to] = [Math.max(segment.from, during.from), Math.min(segment.to, during.to)]
        if (from >= to) return []
        const { sum = 0, measured = 0, estimated = 0 } = sumAt.get(`${one.id} ${from}`) ?? {}
        return [
          {
            ...{ seriesId: one.id, locationId: segment.locationId, day: daysLater(days.from, place) },
            value: one.unit === unit ? sum : convert(sum, one.unit, unit),
            ...{ measured, estimated, expected: expected(one, { from, to }) },
          },
        ]
      })
    })
  })
}
