import { canConvert } from '@energycockpit/units'
import type { TimeSeries } from './time-series'

/** Series that share a value axis, because their units say the same. */
export interface UnitGroup<Series> {
  unit: string
  series: Series[]
}

const MAX_AXES = 2

/**
 * Series by their units, in the order in which these come; those of a third unit have no axis. A chart with more than
 * two axes would have to be explained.
 */
export function axesOfSeries<Series extends Pick<TimeSeries, 'values'>>(
  series: readonly Series[],
): { groups: UnitGroup<Series>[]; refused: Series[] } {
  const groups: UnitGroup<Series>[] = []
  const refused: Series[] = []
  for (const each of series) {
    const { unit } = each.values
    const group = groups.find((known) => known.unit === unit || canConvert(unit, known.unit))
    if (group) group.series.push(each)
    else if (groups.length < MAX_AXES) groups.push({ unit, series: [each] })
    else refused.push(each)
  }
  return { groups, refused }
}
