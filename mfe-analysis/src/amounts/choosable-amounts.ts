import type { ChosenSeries, ChosenSeriesItem } from '@energycockpit/contract'

/** An amount that can be added day by day: of one series, or of all main meters of a product. */
export interface ChoosableAmount {
  /** `12` of a series, `ELECTRICITY.PURCHASE.ENERGY` of a sum. */
  key: string
  /** One, or those that are added. */
  items: readonly [ChosenSeriesItem, ...ChosenSeriesItem[]]
}

const amounts = new Set<ChosenSeriesItem['quantity']>(['ENERGY', 'VOLUME'])

/**
 * The sums of the main meters of each product first, as far as there is more than one, then each series. Submeters and
 * virtual meters count what main meters count already and are in no sum.
 */
export function choosableAmounts({ series }: ChosenSeries): ChoosableAmount[] {
  const each = series.filter(({ quantity }) => amounts.has(quantity))
  const sums = new Map<string, ChosenSeriesItem[]>()
  for (const item of each) {
    if (item.type !== 'MAIN' || item.seriesType !== 'MEASURED') continue
    const key = [item.productType, item.direction ?? 'NONE', item.quantity].join('.')
    sums.set(key, [...(sums.get(key) ?? []), item])
  }
  return [
    ...[...sums].flatMap(([key, [first, ...others]]) =>
      // A second series of the same meter would be counted twice.
      first !== undefined && others.some(({ pointId }) => pointId !== first.pointId)
        ? [{ key, items: oneOfEachPoint(first, others) }]
        : [],
    ),
    ...each.map((item) => ({ key: String(item.seriesId), items: [item] as const })),
  ]
}

/** That of the address, else the first one; undefined where there is none. */
export const amountOf = (amounts: readonly ChoosableAmount[], key: string | undefined) =>
  amounts.find((amount) => amount.key === key) ?? amounts[0]

function oneOfEachPoint(first: ChosenSeriesItem, others: readonly ChosenSeriesItem[]) {
  const seen = new Set([first.pointId])
  const more = others.filter(({ pointId }) => !seen.has(pointId) && seen.add(pointId))
  return [first, ...more] as const
}
