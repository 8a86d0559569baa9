import type { CarbonReport, ConversionFactors, ListedFactor } from '@energycockpit/contract'
import { emittingProductTypes } from '@energycockpit/contract'

/**
 * The emission factors that can concern a node (null: all that is seen): its own, those of what is above it, and those of
 * what is below.
 */
export function concernedBy(
  { factors, nodes }: Pick<ConversionFactors, 'factors' | 'nodes'>,
  node: Pick<NonNullable<CarbonReport['node']>, 'id' | 'path'> | null,
): ListedFactor[] {
  const below = nodes.filter(({ path }) => path.some(({ id }) => id === node?.id)).map(({ id }) => id)
  const concerning = node && new Set([node.id, ...node.path.map(({ id }) => id), ...below])
  return factors.filter(
    ({ kind, productType, direction, nodeId }) =>
      (kind === 'CARBON' || kind === 'CARBON_MARKET') &&
      direction === 'PURCHASE' &&
      (emittingProductTypes as readonly string[]).includes(productType) &&
      (concerning === null || concerning.has(nodeId)),
  )
}
