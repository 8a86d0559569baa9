import type { Granularity, MeasurementSeries, SeriesValues } from '@energycockpit/contract'
import { fullBuckets } from './full-buckets'

export interface PeriodFigure {
  name: 'total' | 'perArea' | 'mean' | 'minimum' | 'maximum' | 'single'
  value: number | null
  unit: string
  /** Of which length it is a value; undefined: of the whole period. */
  of?: Granularity
  /** When that was, half open, milliseconds since 1970 UTC, where it is known. */
  when?: { from: number; to: number } | undefined
}

interface FiguresInput {
  values: SeriesValues
  /** Every how long there is one of the values that are shown. */
  interval: MeasurementSeries['interval']
  /** m²; null: unknown, or the values are by area already. */
  floorArea: number | null
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * The figures of a period. Only what sums has a total; energy is also set against the floor area. The mean, the lowest
 * and the highest are those of what the chart draws: days where it draws days, as far as they are whole. What a single
 * stored value was at its highest is said beside them, and is of its own length.
 */
export function figuresOf({ values, interval, floorArea, now }: FiguresInput): PeriodFigure[] {
  const { total, unit, granularity } = values
  const figures: PeriodFigure[] = []
  if (values.aggregation === 'SUM') figures.push({ name: 'total', value: total.value, unit })
  if (values.quantity === 'ENERGY' && floorArea !== null && floorArea > 0) {
    figures.push({
      name: 'perArea',
      value: total.value === null ? null : total.value / floorArea,
      unit: `${unit}/m²`,
    })
  }
  if (granularity === 'raw' || granularity === interval) {
    const single = (name: 'mean' | 'minimum' | 'maximum') => ({
      name,
      value: total[name],
      unit,
      of: interval,
    })
    return [...figures, single('mean'), single('minimum'), single('maximum')]
  }
  const { mean, lowest, highest } = fullBuckets(values, now)
  return [
    ...figures,
    // Of what does not add up it is the same at every length, and stands in the chart's legend like that.
    ...(values.aggregation !== 'SUM'
      ? [{ name: 'mean' as const, value: total.mean, unit }]
      : mean === undefined
        ? []
        : [{ name: 'mean' as const, value: mean, unit, of: granularity }]),
    { name: 'minimum', unit, of: granularity, ...lowest },
    { name: 'maximum', unit, of: granularity, ...highest },
    { name: 'single', value: total.maximum, unit, of: interval },
  ]
}
