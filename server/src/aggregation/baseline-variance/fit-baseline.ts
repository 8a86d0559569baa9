import type { BaselineForm } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { queriedSeries, type Readings } from '../../readings/index'
import type { UsualDrift } from './drift-of-series'
import { fitMeters, type MeterModel } from './fit-meters'
import { planBaseline, type DateSpan } from './plan-baseline'
import { readMeters } from './read-meters'

export interface FittedBaseline {
  unit: string
  meters: (MeterModel & { meteringPointId: string; name: string })[]
}

/** Fits each of the series, those that cannot be calculated excepted. Throws a Problem (400, 404) as a comparison does. */
export async function fitBaseline(
  { entities, readings }: { entities: Entities; readings: Readings },
  { series, form, baseline }: { series: readonly number[]; form: BaselineForm; baseline: DateSpan },
  {
    visible,
    now,
    signal,
    drift,
  }: { visible: readonly number[]; now: number; signal: AbortSignal; drift: UsualDrift },
): Promise<FittedBaseline> {
  const stored = await queriedSeries(entities, { series: series.join(',') }, visible)
  const plan = await planBaseline(
    entities,
    stored,
    { baseline, reporting: baseline },
    { visible, now, drift },
  )
  const read = await readMeters(readings, plan, { spans: [plan.baseline], now, signal })
  const models = await fitMeters(read, { baseline: plan.baseline, form, signal })
  return {
    unit: plan.unit,
    meters: models.map((model, place) => {
      const { meteringPointId, name } = read[place]!.series
      return { ...model, meteringPointId, name }
    }),
  }
}
