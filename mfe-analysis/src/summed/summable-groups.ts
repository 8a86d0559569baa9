import type { ChosenSeries, ChosenSeriesItem } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import { countedOnce } from './counted-once'
import { usualRank } from './usual-rank'

/** Series of the same kind that may be added, or a single virtual meter. */
export interface SummableGroup {
  /** As it stands in the address. */
  key: string
  /** What all of them measure. */
  item: ChosenSeriesItem
  series: readonly ChosenSeriesItem[]
}

/** Whether a day can be looked into, hour by hour. */
const isFine = ({ interval }: ChosenSeriesItem) => fitsInto(interval, 'PT1H')

/** What of the chosen series can be added and cut into hours: what most people look at first, of that the largest kind. */
export const summableGroups = ({ series }: ChosenSeries): SummableGroup[] =>
  countedOnce(series.filter((item) => !item.archived && isFine(item)))
    .map(({ key, items }) => ({ key, item: items[0], series: items }))
    .sort(
      (one, other) => usualRank(one.item) - usualRank(other.item) || other.series.length - one.series.length,
    )

/** Ids as the calls take them. */
export const seriesList = ({ series }: SummableGroup): string =>
  series.map(({ seriesId }) => seriesId).join(',')

/** The one of the address, else the first. */
export const groupOf = (
  groups: readonly SummableGroup[],
  key: string | undefined,
): SummableGroup | undefined => groups.find((group) => group.key === key) ?? groups[0]
