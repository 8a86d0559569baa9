import { minComparable } from '@energycockpit/consumption'
import type { SummedValues } from '@energycockpit/contract'

type Summed = Pick<SummedValues, 'unit' | 'seriesCount' | 'total'>

/**
 * How much more or less one sum is than another, as a share: 0.03 is 3 % more. Undefined where they are not of the same
 * unit and number of series, one lacks values, or there was nothing, or less than that: feed-in may earn more than is paid.
 */
export function changeOfSums(now: Summed, before: Summed): number | undefined {
  const isWhole = ({ total }: Summed) =>
    total.value !== null && total.measured + total.estimated >= minComparable
  if (now.unit !== before.unit || now.seriesCount !== before.seriesCount) return undefined
  if (!isWhole(now) || !isWhole(before) || before.total.value! <= 0) return undefined
  return now.total.value! / before.total.value! - 1
}
