import {
  nodeTypes,
  type HierarchyNode,
  type StructureItem,
  type StructureKind,
} from '@energycockpit/contract'

export interface ShownNode {
  type: HierarchyNode['type']
  id: string
}

/** How the page's address names what it shows; without the question mark. */
export const addressOf = ({ type, id }: ShownNode): string => new URLSearchParams({ [type]: id }).toString()

/** What an address names, as `addressOf` wrote it; undefined where it names nothing. */
export function shownIn(query: string): ShownNode | undefined {
  const params = new URLSearchParams(query)
  const type = nodeTypes.find((one) => params.get(one))
  return type && { type, id: params.get(type)! }
}

/** Where a location is shown on the map. */
export const mapAddress = (basePath: string, id: string): string =>
  `${basePath}/organization/map?${new URLSearchParams({ location: id })}`

/** The business that a node of the hierarchy stands for; undefined for other nodes. */
export const businessOf = ({ type, id }: ShownNode): number | undefined =>
  type === 'CLIENT_BUSINESS' ? Number(id.replace('cb-', '')) : undefined

/** The node that an item is in the hierarchy; undefined for what stands in others. */
export const nodeOf = ({ id, fields: { kind } }: StructureItem): ShownNode | undefined =>
  kind === 'SERIES' || kind === 'OBJECT' ? undefined : { type: kind, id }

/** What may be created below a node. */
export const kindsBelow: Readonly<Record<HierarchyNode['type'], readonly StructureKind[]>> = {
  CLIENT_BUSINESS: ['ORG_UNIT', 'LOCATION'],
  ORG_UNIT: ['ORG_UNIT', 'LOCATION'],
  LOCATION: ['METERING_POINT'],
  METERING_POINT: ['SERIES', 'METERING_POINT'],
}
