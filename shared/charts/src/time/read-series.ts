import { NO_BREAK_SPACE, type Formats, type Translate } from '@energycockpit/i18n'
import { convert } from '@energycockpit/units'
import { bucketAt } from '../bucket-at'
import { bucketLabel } from '../bucket-label'
import { isDoubled } from '../double-hours'
import { readBucket, type Reading } from '../reading'
import { nowOf, type ChartLevel, type LevelSeries } from './chart-level'

export interface SeriesReading extends Reading {
  series: LevelSeries
  /** Of a comparison: when that really was. */
  besideWhen?: string
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
    const { beside } = series.series
    const index = bucketAt(values, at)
    if (index === undefined || (beside && index >= beside.at.length)) return []
    const doubled = new Set(isDoubled(values.at[index]!, values.timeZone) ? [index] : [])
    const axis = level.axes[series.axis]!
    const input = { values, axis, now: nowOf(series.series, now), doubled, formats, t }
    const reading: SeriesReading = { series, ...readBucket(input, index) }
    const half = series.series.uncertainty?.value[index]
    if (half != null && !values.pairs) {
      const amount = convert(half, series.series.values.unit, values.unit) * axis.factor
      reading.value += ` ±${NO_BREAK_SPACE}${formats.number(amount, axis.digits + 1)}${NO_BREAK_SPACE}${axis.unit}`
    }
    if (beside) {
      const own = { ...values, at: beside.at, to: new Date(beside.to).toISOString() }
      reading.besideWhen = bucketLabel(own, index, formats, false)
    }
    return [reading]
  })
}
