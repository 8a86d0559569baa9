import type { ChosenSeries } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'
import type { ConcernedSeries } from '../../annotations/concerned'
import { quantityKind } from '../../joined/quantity-name'
import type { Line } from './lines'

/** What annotations may be about: the series of the lines. */
export function concernedByLines(
  { series }: Pick<ChosenSeries, 'series'>,
  lines: readonly Pick<Line, 'seriesIds'>[],
  t: Translate,
): ConcernedSeries[] {
  const drawn = new Set(lines.flatMap(({ seriesIds }) => seriesIds))
  return series
    .filter(({ seriesId }) => drawn.has(seriesId))
    .map((item) => {
      const { seriesId, pointId, pointName, locationId, locationName, timeZone } = item
      const name = quantityKind({ item, as: undefined }, t)
      return { ...{ seriesId, name, pointId, pointName, locationId, locationName, timeZone } }
    })
}
