import type { ChosenSeries, ChosenSeriesItem, StatisticFunction, Statistics } from '@energycockpit/contract'

export interface StatisticRow {
  series: ChosenSeriesItem
  /** Null: the period holds no value, or the function means nothing of such values. */
  figures: Readonly<Record<StatisticFunction, Figure | null>>
  /** Share of the intervals that have passed, 0 to 1. */
  measured: number
}

export interface Figure {
  value: number
  /** Undefined: it counts values. */
  unit?: string
  /** Start of the interval that it comes from, milliseconds since 1970 UTC. */
  at?: number
}

/** The figures of each series, in the order in which the series were chosen. */
export function statisticRows(chosen: ChosenSeries, statistics: Statistics): StatisticRow[] {
  const places = new Map(statistics.seriesId.map((id, place) => [id, place]))
  return chosen.series.flatMap((series) => {
    const place = places.get(series.seriesId)
    return place === undefined ? [] : [rowOf(series, statistics, place)]
  })
}

function rowOf(series: ChosenSeriesItem, statistics: Statistics, place: number): StatisticRow {
  const unit = statistics.unit[place]!
  const figure = (value: number | null | undefined, at?: number | null): Figure | null =>
    value == null ? null : { value, unit, ...(at != null && { at }) }
  const peak = statistics.peak[place]
  const peakUnit = statistics.peakUnit[place]
  return {
    series,
    measured: statistics.measured[place]!,
    figures: {
      PEAK:
        peak == null || peakUnit == null
          ? null
          : { ...figure(peak, statistics.maximumAt[place])!, unit: peakUnit },
      COUNT: { value: statistics.count[place]! },
      COUNTER: figure(statistics.counter[place]),
      FIRST: figure(statistics.first[place], statistics.firstAt[place]),
      LAST: figure(statistics.last[place], statistics.lastAt[place]),
      MAX: figure(statistics.maximum[place], statistics.maximumAt[place]),
      MEAN: figure(statistics.mean[place]),
      MIN: figure(statistics.minimum[place], statistics.minimumAt[place]),
      MODE: figure(statistics.mode[place]),
      PERCENTILE: figure(statistics.percentile[place]),
      SUM: figure(statistics.sum[place]),
    },
  }
}

export const percentiles = ['95', '5', '10', '25', '50', '75', '90', '99'] as const
