import {
  productTypes,
  type HierarchyNode,
  type ListedMeteringPoint,
  type ReadStructureItem,
} from '@energycockpit/contract'
import type { MovableNode } from './use-move'

/** Kinds of metering points that count nothing, and so have no submeters and are none. */
const countingNothing: readonly (HierarchyNode['kind'] | undefined)[] = [
  'VIRTUAL',
  'SENSOR',
  'WEATHER_STATION',
]

type PlacedNode = Pick<HierarchyNode, 'id' | 'type' | 'kind' | 'productType' | 'path'>

const sensor = 'SENSOR'
const meterOf = (productType: HierarchyNode['productType']) => `METER ${productType ?? ''}`

/** What a node of each type takes below it. */
function acceptedTypes({ type, productType }: PlacedNode): readonly string[] {
  switch (type) {
    case 'CLIENT_BUSINESS':
    case 'ORG_UNIT':
      return ['ORG_UNIT', 'LOCATION']
    case 'LOCATION':
      return [sensor, ...productTypes.map(meterOf)]
    case 'METERING_POINT':
      return [meterOf(productType)]
  }
}

/** The client business in which a node stands. */
const businessOf = ({ id, path }: Pick<PlacedNode, 'id' | 'path'>): string =>
  [...path.map((above) => above.id), id].findLast((one) => one.startsWith('cb-')) ?? ''

/**
 * What can be moved below a node, each as a `movedKind`: of the same business, and below a meter only meters of its
 * product. Below what counts nothing, and below archived nodes, there is nothing.
 */
export const acceptedKinds = (node: PlacedNode & Pick<HierarchyNode, 'archived'>): readonly string[] =>
  node.archived || countingNothing.includes(node.kind)
    ? []
    : acceptedTypes(node).map((type) => `${businessOf(node)} ${type}`)

/** Where a node can be moved; undefined: it stays. A virtual meter belongs where its formula was written. */
export function movedKind(node: PlacedNode & Pick<HierarchyNode, 'archived'>): string | undefined {
  const { type, kind, archived, productType } = node
  if (archived || kind === 'VIRTUAL' || type === 'CLIENT_BUSINESS') return undefined
  const isPoint = type === 'METERING_POINT'
  const moved = !isPoint ? type : countingNothing.includes(kind) ? sensor : meterOf(productType)
  return `${businessOf(node)} ${moved}`
}

/** A node that can be moved; of one that cannot none. */
export function movableNodes(node: HierarchyNode): MovableNode[] {
  const { type, id, name, parentId } = node
  const kind = movedKind(node)
  if (kind === undefined || type === 'CLIENT_BUSINESS') return []
  return [{ kind: type, id, name, movedKind: kind, ...(parentId !== null && { from: parentId }) }]
}

/** The same of an item that is shown with all its fields. */
export function movableItems({ item, path }: ReadStructureItem): MovableNode[] {
  const { id, fields } = item
  if (fields.kind === 'SERIES' || fields.kind === 'OBJECT') return []
  const point = fields.kind === 'METERING_POINT' ? fields : undefined
  return movableNodes({
    ...{ id, path, type: fields.kind, name: fields.name, hasChildren: false },
    ...{ kind: point?.objectKind ?? null, productType: point?.productType ?? null },
    parentId: path.at(-1)?.id ?? null,
  })
}

/** The same of a metering point of the list. */
export const movablePoints = (point: ListedMeteringPoint): MovableNode[] =>
  movableNodes({
    ...{ id: point.id, name: point.name, type: 'METERING_POINT', hasChildren: false },
    ...{ kind: point.objectKind, productType: point.productType },
    ...(point.archived && { archived: true }),
    path: [{ id: `cb-${point.businessId}`, name: '' }],
    parentId: (point.parentMeteringPoint ?? point.location).id,
  })

/** Whether a node takes all of these. */
export function takesAll(node: HierarchyNode, items: readonly MovableNode[]): boolean {
  const accepted = acceptedKinds(node)
  return items.every((item) => item.id !== node.id && accepted.includes(item.movedKind))
}
