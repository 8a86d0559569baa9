import { predictDaily, totalOf, type DailyModel, type DailySeries } from '@energycockpit/models/daily'
import type { ComparedMeter } from './compare-meters'
import { daysOfMeter, versionOfDays, type MeterDays } from './days-of-meter'
import type { DaySpan } from './days-of-periods'

/** How probable it is that what is foretold lies inside a band. */
export const bandLevel = 0.8

/** Lays a meter's reporting period beside what its model expects of it. `dataVersion`: of the days of that period. */
export function compareWithModel(
  model: DailyModel,
  meter: MeterDays,
  reporting: DaySpan,
): { compared: ComparedMeter; days: DailySeries; dataVersion: string } {
  const days = daysOfMeter(meter, reporting)
  const prediction = predictDaily(model, days, {
    ...{ confidence: bandLevel, drift: meter.drift },
  })
  const compared: ComparedMeter = {
    actual: days.usage,
    expected: prediction.expected,
    uncertaintyOf(places) {
      const [only] = places
      if (places.length === 1) return prediction.upper[only!]! - prediction.expected[only!]!
      const total = totalOf(model, prediction, places, bandLevel)
      return total.upper - total.expected
    },
  }
  return { compared, days, dataVersion: versionOfDays(days) }
}
