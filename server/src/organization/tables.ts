import type { Generated, GeneratedAlways } from 'kysely'
import type { HierarchyNode, MeteringPoint, ProductType } from '@energycockpit/contract'

export interface OrganizationalUnitTable {
  id: string
  client_business_id: number
  parent_id: string | null
  name: string
  /** Id of the node above in the tree that users see. */
  parent_node: GeneratedAlways<string>
}

export interface LocationTable {
  id: string
  client_business_id: number
  organizational_unit_id: string | null
  name: string
  street: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  /** IANA name. */
  time_zone: string
  floor_area_m2: number | null
  /** Id of a metering point. */
  weather_station: string | null
  location_groups: Generated<string[]>
  attributes: Generated<Record<string, string>>
  parent_node: GeneratedAlways<string>
}

export interface MeteringPointTable {
  id: string
  client_business_id: number
  location_id: string
  parent_id: string | null
  name: string
  /** The market's name of the point. */
  metering_point_id: string
  meter_number: string | null
  malo: Generated<string | null>
  melo: Generated<string | null>
  type: MeteringPoint['type']
  kind: MeteringPoint['kind']
  product_type: ProductType
  conversion_factor: number
  formula: string | null
  parent_node: GeneratedAlways<string>
}

/** A view over the tables above and `client_business`. */
export interface HierarchyNodeView {
  id: string
  type: HierarchyNode['type']
  rank: number
  name: string
  parent_node: string | null
  client_business_id: number
  kind: HierarchyNode['kind']
  product_type: ProductType | null
  meter_number: string | null
  metering_point_id: string | null
}

export interface OrganizationTables {
  organizational_unit: OrganizationalUnitTable
  location: LocationTable
  metering_point: MeteringPointTable
  hierarchy_node: HierarchyNodeView
}

declare module '../entities/tables' {
  interface Tables extends OrganizationTables {}
}
