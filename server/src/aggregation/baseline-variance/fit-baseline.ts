import type { BaselineDriver, BaselineForm } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { queriedSeries, type Readings } from '../../readings/index'
import type { UsualDrift } from './drift-of-series'
import { fitMeters, type MeterModel } from './fit-meters'
import { planBaseline, type DateSpan } from './plan-baseline'
import { chosenDrivers } from './planned-drivers'
import { readMeters } from './read-meters'

export interface FittedBaseline {
  unit: string
  drivers: readonly BaselineDriver[]
  meters: (MeterModel & { meteringPointId: string; name: string })[]
}

/** Fits each of the series, those that cannot be calculated excepted. Throws a Problem (400, 404) as a comparison does. */
export async function fitBaseline(
  { entities, readings }: { entities: Entities; readings: Readings },
  {
    series,
    form,
    baseline,
    drivers: wanted,
  }: {
    series: readonly number[]
    form: BaselineForm
    baseline: DateSpan
    /** Series that usage is taken to follow. */
    drivers: readonly number[]
  },
  {
    visible,
    now,
    signal,
    drift,
  }: { visible: readonly number[]; now: number; signal: AbortSignal; drift: UsualDrift },
): Promise<FittedBaseline> {
  const stored = await queriedSeries(entities, { series: series.join(',') }, visible)
  const drivers = await chosenDrivers(entities, wanted, { explained: series, visible, now })
  const plan = await planBaseline(
    entities,
    stored,
    { baseline, reporting: baseline, drivers },
    { visible, now, drift },
  )
  const read = await readMeters(readings, plan, { spans: [plan.baseline], now, signal })
  const models = await fitMeters(read, { baseline: plan.baseline, form, signal })
  return {
    unit: plan.unit,
    drivers: drivers.known,
    meters: models.map((model, place) => {
      const { meteringPointId, name } = read[place]!.series
      return { ...model, meteringPointId, name }
    }),
  }
}
