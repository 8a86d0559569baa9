import type {
  CarbonYear,
  ConversionFactors,
  EmittingProductType,
  ListedFactor,
  PublishedCarbonReport,
  PublishedFactor,
} from '@energycockpit/contract'
import { amountOfYear, bases, belongsTo, type Basis } from './report-lines'

/** A figure that was published, and what it is today, in kg. */
export interface PublishedLine {
  basis: Basis
  productType: EmittingProductType
  published: number | null
  today: number | null
  differs: boolean
}

/** Sums of the same values may end in other digits. */
const sameDigits = 1e-9

const isSame = (one: number | null, other: number | null): boolean =>
  one === null || other === null
    ? one === other
    : Math.abs(one - other) <= sameDigits * Math.max(1, Math.abs(one), Math.abs(other))

/** Each figure of a published report beside today's; also those that only one of both has. */
export function publishedLines(
  { products }: Pick<PublishedCarbonReport, 'products'>,
  today: CarbonYear,
): PublishedLine[] {
  const types = [...new Set([...products, ...today.products].map(({ productType }) => productType))]
  return bases.flatMap((basis) =>
    types.flatMap((productType): PublishedLine[] => {
      const then = products.find((one) => one.productType === productType)
      const now = today.products.find((one) => one.productType === productType)
      const scope = (then ?? now)!.scope
      if ((scope === 1) !== (basis === 'SCOPE_1')) return []
      const published = (basis === 'MARKET' ? then?.marketBased : then?.locationBased) ?? null
      const kg = now && belongsTo(now, basis) ? amountOfYear(now, basis).kg : null
      return [{ basis, productType, published, today: kg, differs: !isSame(published, kg) }]
    }),
  )
}

export interface ChangedFactor extends Pick<PublishedFactor, 'nodeId' | 'nodeName' | 'kind' | 'productType'> {
  change: 'CHANGED' | 'ADDED' | 'REMOVED'
}

const keyOf = ({ nodeId, kind, productType }: Pick<PublishedFactor, 'nodeId' | 'kind' | 'productType'>) =>
  `${nodeId} ${kind} ${productType}`

/** What became of the factors since a report was published. Names are today's where there still are any. */
export function changedFactors(
  { factors }: Pick<PublishedCarbonReport, 'factors'>,
  today: readonly ListedFactor[],
  nodes: ConversionFactors['nodes'],
): ChangedFactor[] {
  const before = new Map(factors.map((one) => [keyOf(one), one]))
  const now = new Map(today.map((one) => [keyOf(one), one]))
  const contentOf = (unit: string, periods: PublishedFactor['periods'], series: string | null) =>
    JSON.stringify([unit, periods.map(({ from, to, value }) => [from, to, value]), series])
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key): ChangedFactor[] => {
    const [one, other] = [before.get(key), now.get(key)]
    const { nodeId, kind, productType } = (other ?? one)!
    const nodeName = nodes.find(({ id }) => id === nodeId)?.name ?? one?.nodeName ?? nodeId
    const change = one === undefined ? 'ADDED' : other === undefined ? 'REMOVED' : 'CHANGED'
    const same =
      one !== undefined &&
      other !== undefined &&
      contentOf(one.unit, one.periods, one.series) ===
        contentOf(other.unit, other.periods, other.series?.name ?? null)
    return same ? [] : [{ nodeId, nodeName, kind, productType, change }]
  })
}
