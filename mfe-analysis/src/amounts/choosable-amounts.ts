import type { ChosenSeries, ChosenSeriesItem } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import { countedOnce } from '../summed/counted-once'
import { isAmount } from '../summed/is-amount'
import { usualRank } from '../summed/usual-rank'

/** An amount that can be added day by day: of one series, or of all meters of a kind. */
export interface ChoosableAmount {
  /** `12` of a series, `ELECTRICITY.ENERGY.PURCHASE` of a sum. */
  key: string
  /** One, or those that are added. */
  items: readonly [ChosenSeriesItem, ...ChosenSeriesItem[]]
}

/** The sums of what adds up first, as far as there is more than one, then each series. */
export function choosableAmounts({ series }: ChosenSeries): ChoosableAmount[] {
  // A month is not divided over its days.
  const daily = series.filter(({ interval }) => fitsInto(interval, 'P1D'))
  return [
    ...countedOnce(daily.filter(({ seriesType }) => seriesType !== 'MODELLED')).filter(
      ({ items }) => items.length > 1,
    ),
    ...daily.filter(isAmount).map((item) => ({ key: String(item.seriesId), items: [item] as const })),
  ]
}

/** That of the address, else the first of what most people look at; undefined where there is none. */
export const amountOf = (amounts: readonly ChoosableAmount[], key: string | undefined) =>
  amounts.find((amount) => amount.key === key) ??
  amounts.toSorted((one, other) => usualRank(one.items[0]) - usualRank(other.items[0]))[0]
