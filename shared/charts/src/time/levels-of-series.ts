import { axesOfSeries } from './axes-of-series'
import { chartLevel, extentOf, type ChartLevel } from './chart-level'
import type { TimeSeries } from './time-series'

interface LevelsInput {
  series: readonly TimeSeries[]
  hidden: ReadonlySet<string>
  stacked: boolean
  now: number
  /** In which units are written. */
  locale?: 'de' | 'en'
}

/** What is drawn of the series that are switched on: at the finer resolution, where all of them have it, and at the other. */
export function levelsOfSeries({ series, hidden, stacked, now, locale }: LevelsInput) {
  const { groups, refused } = axesOfSeries(series.filter(({ id }) => !hidden.has(id)))
  const drawn = groups.flatMap((group) => group.series.filter(({ isComparison }) => !isComparison))
  const levels: ChartLevel[] = [
    chartLevel({ groups, stacked, now, locale, valuesOf: ({ values }) => values }),
  ]
  if (drawn.length > 0 && drawn.every(({ finer }) => finer)) {
    // What is compared has nothing finer, and would not fit the axis.
    const own = groups.map(({ unit, series: all }) => ({
      unit,
      series: all.filter((each) => drawn.includes(each)),
    }))
    const finer = chartLevel({ groups: own, stacked, now, locale, valuesOf: (each) => each.finer! })
    const common = {
      from: Math.max(...drawn.map((each) => Date.parse(each.finer!.from))),
      to: Math.min(...drawn.map((each) => Date.parse(each.finer!.to))),
    }
    levels.unshift({ ...finer, ...common })
  }
  const all = series.map(({ values }) => values)
  return { levels, refused, extent: extentOf(all), timeZone: all[0]?.timeZone ?? 'UTC' }
}
