import { minComparable } from '@energycockpit/consumption'
import type { Consumption, ConsumedProductType } from '@energycockpit/contract'

export interface IncompleteMonths {
  productType: ConsumedProductType
  /** Starts of the months, milliseconds since 1970 UTC, the earliest first. */
  at: number[]
}

/** Of each product the months in which less was measured than can be compared: the rest is estimated or missing. */
export function incompleteMonths({ products }: Pick<Consumption, 'products'>): IncompleteMonths[] {
  return products.flatMap(({ productType, current }) => {
    const at = current.at.filter((_, place) => current.measured[place]! < minComparable)
    return at.length === 0 ? [] : [{ productType, at }]
  })
}
