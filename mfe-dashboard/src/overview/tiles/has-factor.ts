import type { ConsumedProductType, ConversionFactors } from '@energycockpit/contract'

interface Wanted {
  as: 'COST' | 'CARBON'
  productType: ConsumedProductType
  nodeId: string
  /** Ids of the nodes above it. */
  above: readonly string[]
}

/**
 * Whether a price (or an emission factor) of what is bought of a product can concern a node: its own, one from above it
 * or one of something below it. Without any there is nothing to request.
 */
export function hasFactor(
  { factors, nodes, more }: Pick<ConversionFactors, 'factors' | 'nodes' | 'more'>,
  { as, productType, nodeId, above }: Wanted,
): boolean {
  if (more) return true
  const below = nodes.filter(({ path }) => path.some(({ id }) => id === nodeId)).map(({ id }) => id)
  const concerning = new Set([nodeId, ...above, ...below])
  return factors.some(
    (factor) =>
      factor.kind === (as === 'COST' ? 'PRICE' : 'CARBON') &&
      factor.productType === productType &&
      factor.direction === 'PURCHASE' &&
      concerning.has(factor.nodeId),
  )
}
