import type { MeterBaseline } from '@energycockpit/contract'
import {
  daysBeyond,
  type DailyModel,
  type DailySeries,
  type DriverFindings,
} from '@energycockpit/models/daily'
import { calculatedFigure } from '../../calculations/index'

type Told = Pick<MeterBaseline, 'drivers' | 'driversLeftOut'>

/** What a model has learnt of its drivers, and where in the reporting period it does not help. */
export function driversOfMeter(
  findings: DriverFindings | undefined,
  model: DailyModel | null,
  reporting: DailySeries | undefined,
): Told {
  if (findings === undefined) return { drivers: [], driversLeftOut: [] }
  const used = model === null || reporting === undefined ? [] : findings.used
  return {
    drivers: used.map((driver) => {
      const { key, coefficient, standardError, t, p, share, low, high } = driver
      return {
        seriesId: Number(key),
        ...{ coefficient: calculatedFigure(coefficient), standardError: calculatedFigure(standardError) },
        // Of a perfect fit it is infinite, or was stored as null.
        t: t !== null && Number.isFinite(t) ? calculatedFigure(t) : null,
        ...{ p: calculatedFigure(p), share: calculatedFigure(share) },
        ...{ low: calculatedFigure(low), high: calculatedFigure(high) },
        missingDays: missingDays(key, reporting!),
        beyondDays: daysBeyond(driver, reporting!).filter((place) => !Number.isNaN(reporting!.usage[place]!))
          .length,
      }
    }),
    driversLeftOut: findings.leftOut.map((one) => ({
      seriesId: Number(one.key),
      reason: one.code,
      ...('share' in one
        ? { figure: calculatedFigure(one.share), limit: one.needed }
        : 'inflation' in one
          ? { figure: calculatedFigure(one.inflation), limit: one.most }
          : { figure: null, limit: null }),
    })),
  }
}

/** Days with usage that are not compared because the driver is not known on them. */
function missingDays(key: string, { usage, drivers }: DailySeries): number {
  const values = drivers?.find((driver) => driver.key === key)?.values
  return usage.filter((value, place) => !Number.isNaN(value) && Number.isNaN(values?.[place] ?? NaN)).length
}
