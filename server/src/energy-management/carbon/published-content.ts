import {
  emittingProductTypes,
  type CarbonReport,
  type ConversionFactors,
  type PublishedFactor,
} from '@energycockpit/contract'
import { figuresAdded } from '../../calculations/index'
import type { PublishedContent } from './tables'

const added = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : figuresAdded(known)
}

/** What is kept of a report: its year's figures, and the factors that may have made them. */
export function publishedContent(
  { node, reported }: Pick<CarbonReport, 'node' | 'reported'>,
  factors: Pick<ConversionFactors, 'factors' | 'nodes'>,
): PublishedContent {
  return {
    products: reported.products.map(({ productType, scope, months }) => ({
      ...{ productType, scope, energy: added(months.energy) },
      ...{ locationBased: added(months.locationBased), marketBased: added(months.marketBased) },
    })),
    factors: factorsOf(factors, node),
  }
}

/** Emission factors of a node (null: of all), from above it and from below it. */
function factorsOf(
  { factors, nodes }: Pick<ConversionFactors, 'factors' | 'nodes'>,
  node: CarbonReport['node'],
): PublishedFactor[] {
  const known = new Map(nodes.map((one) => [one.id, one]))
  const concerning = (id: string) =>
    node === null ||
    id === node.id ||
    node.path.some((above) => above.id === id) ||
    known.get(id)?.path.some((above) => above.id === node.id) === true
  return factors.flatMap(({ nodeId, kind, productType, direction, unit, periods, series, changed }) =>
    (kind === 'CARBON' || kind === 'CARBON_MARKET') &&
    direction === 'PURCHASE' &&
    (emittingProductTypes as readonly string[]).includes(productType) &&
    concerning(nodeId)
      ? {
          ...{ nodeId, nodeName: known.get(nodeId)?.name ?? nodeId, kind, productType, unit, periods },
          series: series?.name ?? null,
          changed,
        }
      : [],
  )
}
