import type { ConversionFactor } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { businessesToShareWith } from '../conversion/repository'
import { validityOf } from '../conversion/check-factor'
import type { Valid } from '../conversion/validity'
import { findSeries, type SeriesAtLocation, type Bound } from '../../readings/index'
import { atSeries, atSteps, scaled } from './calculated-rows'
import { rateSteps } from './rate-steps'
import type { Calculation, Kind } from './calculation'
import { sourcesOf } from './sources'

/** value × a rate that holds for periods. */
export const atPeriods = (kind: Kind, periods: readonly Valid<number>[]): Calculation => ({
  kind,
  rows: (rows, span, bound) => atSteps(rows, rateSteps(periods, kind, span), bound),
})

/** value × what was set for it: periods, or another series. `scale`: what brings both into one unit. */
export async function atFactor(
  entities: Entities,
  factor: ConversionFactor,
  { kind, scale, businessId }: { kind: Kind; scale: number; businessId: number },
): Promise<Calculation> {
  if (factor.seriesId === null)
    return atPeriods(
      kind,
      validityOf(factor).map((one) => ({ ...one, value: one.value * scale })),
    )
  // Whoever set it saw both; the values are used here without being shown.
  const shared = await businessesToShareWith(entities.db, businessId)
  const series = await findSeries(entities, factor.seriesId, shared)
  if (series === undefined) throw new Problem(400, 'FACTOR_UNKNOWN', `series ${factor.seriesId} is gone`)
  const sources = await sourcesOf(entities, [series])
  return {
    kind,
    inputs: [series.id, ...sources.basis.inputs],
    given: [series, sources.basis.given],
    rows: (rows, span, bound) => {
      const rate = (around: typeof span) => sources.rows([series.id], around, bound)
      return scaled(
        atSeries(rows, kind, { seriesInterval: gridOf(series), rows: rate }, { span, bound }),
        scale,
        bound,
      )
    },
  }
}

const gridOf = ({ interval, timeZone }: SeriesAtLocation) => ({ interval, timeZone })

/** value × factor. */
export const atConstant = (kind: Kind, factor: number, offset = 0): Calculation => ({
  kind,
  rows: (rows, _span, bound: Bound) => scaled(rows, factor, bound, offset),
})
