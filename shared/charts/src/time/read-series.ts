import type { Formats, Translate } from '@energycockpit/i18n'
import { bucketAt } from '../bucket-at'
import { isDoubled } from '../double-hours'
import { readBucket, type Reading } from '../reading'
import type { ChartLevel, LevelSeries } from './chart-level'

export interface SeriesReading extends Reading {
  series: LevelSeries
}

interface ReadInput {
  level: ChartLevel
  now: number
  formats: Formats
  t: Translate
}

/** What every series of a level has at an instant; a series that has no bucket there is left out. */
export function readSeries({ level, now, formats, t }: ReadInput, at: number): SeriesReading[] {
  return level.series.flatMap((series) => {
    const { values } = series
    const index = bucketAt(values, at)
    if (index === undefined) return []
    const doubled = new Set(isDoubled(values.at[index]!, values.timeZone) ? [index] : [])
    const axis = level.axes[series.axis]!
    return [{ series, ...readBucket({ values, axis, now, doubled, formats, t }, index) }]
  })
}
