import type { ChosenSeriesItem } from '@energycockpit/contract'

type Measured = Pick<ChosenSeriesItem, 'quantity' | 'direction' | 'productType'>

/**
 * What most people come to see, before they choose: electricity that was taken, then other energy that was, then what was
 * generated or fed in, then amounts that are no energy. The lowest comes first.
 */
export function usualRank({ quantity, direction, productType }: Measured): number {
  if (quantity !== 'ENERGY') return 3
  if (direction !== 'PURCHASE') return 2
  return productType === 'ELECTRICITY' ? 0 : 1
}
