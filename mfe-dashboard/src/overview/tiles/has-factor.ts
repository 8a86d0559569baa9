import type { ConsumedProductType, ConversionFactors } from '@energycockpit/contract'

interface Wanted {
  as: 'COST' | 'CARBON'
  productType: ConsumedProductType
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
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
  const concerning = new Set<string | undefined>([nodeId, ...above, ...below])
  return factors.some(
    (factor) =>
      factor.kind === (as === 'COST' ? 'PRICE' : 'CARBON') &&
      factor.productType === productType &&
      factor.direction === 'PURCHASE' &&
      (nodeId === undefined || concerning.has(factor.nodeId)),
  )
}
