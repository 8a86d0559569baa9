import type { EnergyUse, EnergyUseContent } from '@energycockpit/contract'
import type { UseOfEnergy } from './grouped-shares'

/** What is documented about a row of the ranking of a node. */
export type DocumentedWhat = Pick<EnergyUseContent, 'nodeId' | 'productType' | 'use'> & {
  pointId: string | null
}

/**
 * Null where it cannot be named: locations of which nobody has said what they are used for, and several businesses
 * together. `scope`: the node that is shown; null: all of one business; undefined: all of several.
 */
export function whatOfRow(row: UseOfEnergy, scope: string | null | undefined): DocumentedWhat | null {
  if (row.use === null) return null
  if (row.locationId === null && scope === undefined) return null
  const { productType, locationId, pointId, use = null } = row
  return { nodeId: locationId ?? scope ?? null, productType, use, pointId }
}

const sameWhat = (what: DocumentedWhat, { nodeId, productType, use, point }: EnergyUse): boolean =>
  nodeId === what.nodeId &&
  productType === what.productType &&
  use === what.use &&
  (point?.id ?? null) === what.pointId

/** What is documented of a row, in the first business that has it. */
export const documentedOf = (
  what: DocumentedWhat | null,
  uses: readonly EnergyUse[],
): EnergyUse | undefined => (what === null ? undefined : uses.find((use) => sameWhat(what, use)))

/** Whether the day of its next review is over. `today`: `YYYY-MM-DD`. */
export const isReviewDue = ({ reviewOn }: Pick<EnergyUse, 'reviewOn'>, today: string): boolean =>
  reviewOn !== null && reviewOn < today

/** Significant ones first, then by name. */
export function sortedUses(uses: readonly EnergyUse[], locale: string): EnergyUse[] {
  const names = new Intl.Collator(locale, { numeric: true })
  const rank = ({ verdict }: EnergyUse) => (verdict === 'SIGNIFICANT' ? 0 : 1)
  return uses.toSorted((one, other) => rank(one) - rank(other) || names.compare(one.name, other.name))
}
