import type { HierarchyNode, StructureKind } from '@energycockpit/contract'
import { acceptedKinds, movedKind } from '../hierarchy/move-targets'
import type { Draft } from './draft-values'

interface Edited {
  kind: StructureKind
  /** Undefined: a new one. */
  id: string | undefined
  businessId: number
}

/**
 * Whether a node can be chosen in a field of a form: below what an item stands is what takes it when it is moved there,
 * by what the draft says of it; a submeter's meter is at its location; and weather comes from stations in use, also
 * those of other businesses.
 */
export function canChooseFor(field: string, draft: Draft, { kind, id, businessId }: Edited) {
  if (field === 'weatherStation')
    return (node: HierarchyNode) => node.kind === 'WEATHER_STATION' && node.archived !== true
  const moved = movedKind({
    ...{ id: id ?? '', path: [{ id: `cb-${businessId}`, name: '' }] },
    type: kind as HierarchyNode['type'],
    kind: (draft['objectKind'] ?? null) as HierarchyNode['kind'],
    productType: (draft['productType'] ?? null) as HierarchyNode['productType'],
  })
  return (node: HierarchyNode) => {
    const above = node.path.map((one) => one.id)
    if (moved === undefined || node.type !== typeIn[field]) return false
    if (node.id === id || (id !== undefined && above.includes(id))) return false
    if (field === 'parentMeteringPoint' && !above.includes(draft['location'] ?? '')) return false
    return acceptedKinds(node).includes(moved)
  }
}

const typeIn: Readonly<Record<string, HierarchyNode['type']>> = {
  parentOrgUnit: 'ORG_UNIT',
  location: 'LOCATION',
  parentMeteringPoint: 'METERING_POINT',
}
