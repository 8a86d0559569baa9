import {
  meteringPointOrders,
  objectKinds,
  productTypes,
  type ListedMeteringPoint,
  type MeteringPointOrder,
} from '@energycockpit/contract'

/** What of the metering points is listed, and in which order. */
export interface ListChoice {
  search: string
  /** A node of the hierarchy: those at or below it. */
  nodeId: string | undefined
  /** Those at locations of this group. */
  locationGroup: string | undefined
  objectKind: ListedMeteringPoint['objectKind'] | undefined
  productType: ListedMeteringPoint['productType'] | undefined
  withoutMeterNumber: boolean
  archived: boolean
  /** Undefined: by name. */
  sorting: { id: MeteringPointOrder; desc: boolean } | undefined
}

/** What an address names; what it says otherwise is passed over. */
export function choiceIn(query: string): ListChoice {
  const params = new URLSearchParams(query)
  const oneOf = <One extends string>(name: string, all: readonly One[]) =>
    all.find((one) => one === params.get(name))
  const by = oneOf('sort', meteringPointOrders)
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    nodeId: params.get('node') || undefined,
    locationGroup: params.get('group')?.slice(0, 200) || undefined,
    objectKind: oneOf('kind', objectKinds),
    productType: oneOf('product', productTypes),
    withoutMeterNumber: params.get('withoutNumber') === 'true',
    archived: params.get('archived') === 'true',
    sorting: by && { id: by, desc: params.get('descending') === 'true' },
  }
}

/** With its question mark; empty for the whole list by name. */
export function addressOf(choice: ListChoice): string {
  const { search, nodeId, locationGroup, objectKind, productType, withoutMeterNumber, archived, sorting } =
    choice
  const given = {
    search: search.trim(),
    node: nodeId,
    group: locationGroup,
    kind: objectKind,
    product: productType,
    withoutNumber: withoutMeterNumber && 'true',
    archived: archived && 'true',
    sort: sorting?.id,
    descending: sorting?.desc && 'true',
  }
  const params = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return params === '' ? '' : `?${params}`
}

/** Whether anything is left out that would be listed otherwise. */
export const isNarrowed = ({ archived: _, sorting: __, ...rest }: ListChoice): boolean =>
  Object.values(rest).some(Boolean)

/** The query of the call. */
export function queryOf(choice: ListChoice) {
  const { search, nodeId, locationGroup, objectKind, productType, withoutMeterNumber, archived, sorting } =
    choice
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(nodeId !== undefined && { nodeId }),
    ...(locationGroup !== undefined && { locationGroup }),
    ...(objectKind !== undefined && { objectKind }),
    ...(productType !== undefined && { productType }),
    ...(withoutMeterNumber && { withoutMeterNumber: 'true' as const }),
    ...(archived && { archived: 'true' as const }),
    ...(sorting && { sort: sorting.id, ...(sorting.desc && { descending: 'true' as const }) }),
  }
}
