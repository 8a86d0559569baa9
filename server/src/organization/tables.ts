import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  AttributeDefinition,
  AttributeValues,
  ClosedPeriod,
  ConversionFactor,
  FactorInHistory,
  FilePurpose,
  FormerParent,
  FieldsOf,
  HierarchyNode,
  LocationUse,
  MeterExchange,
  MeteringPoint,
  ProductType,
  StructureAction,
  StructureFields,
  StepKind,
  ValidValue,
} from '@energycockpit/contract'
import type { FormulaFields } from './structure/formula-changes'

/** How often an item was changed, and by whom last; what is archived is out of use. */
export interface TouchedColumns {
  archived_at: Generated<Date | null>
  revision: Generated<number>
  created_at: Generated<Date>
  created_by: Generated<string | null>
  changed_at: Generated<Date>
  changed_by: Generated<string | null>
}

type AttributesColumn = ColumnType<AttributeValues, string | undefined, string>
type FormerParentsColumn = ColumnType<FormerParent[], string | undefined, string>

type ValidValuesColumn<Value = number> = ColumnType<ValidValue<Value>[], string | undefined, string>

export interface OrganizationalUnitTable extends TouchedColumns {
  id: string
  /** What people call it; unique in the business. */
  key: Generated<string>
  client_business_id: number
  parent_id: string | null
  former_parents: FormerParentsColumn
  name: string
  /** Id of the node above in the tree that users see. */
  parent_node: GeneratedAlways<string>
}

export interface LocationTable extends TouchedColumns {
  id: string
  /** What people call it; unique in the business. */
  key: Generated<string>
  client_business_id: number
  organizational_unit_id: string | null
  former_parents: FormerParentsColumn
  name: string
  street: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  /** ISO 3166-2, without the country. */
  region: string | null
  latitude: number | null
  longitude: number | null
  /** IANA name. */
  time_zone: string
  floor_areas: ValidValuesColumn
  uses: ValidValuesColumn<LocationUse>
  heated_floor_areas: ValidValuesColumn
  heated_volumes: ValidValuesColumn
  people: ValidValuesColumn
  workplaces: ValidValuesColumn
  beds: ValidValuesColumn
  meals_per_year: ValidValuesColumn
  pieces_per_year: ValidValuesColumn
  operating_hours: ValidValuesColumn
  closed_periods: JsonColumn<ClosedPeriod[]>
  /** Id of a metering point. */
  weather_station: string | null
  location_groups: Generated<string[]>
  attributes: AttributesColumn
  plan_file: string | null
  parent_node: GeneratedAlways<string>
}

export interface MeteringPointTable extends TouchedColumns {
  id: string
  client_business_id: number
  location_id: string
  parent_id: string | null
  former_parents: FormerParentsColumn
  name: string
  /** The market's name of the point. */
  metering_point_id: Generated<string>
  meter_number: string | null
  malo: Generated<string | null>
  melo: Generated<string | null>
  type: MeteringPoint['type']
  kind: MeteringPoint['kind']
  product_type: ProductType
  conversion_factors: ColumnType<ValidValue[], string | undefined, string>
  meter_exchanges: ColumnType<MeterExchange[], string | undefined, string>
  formula: string | null
  attributes: AttributesColumn
  parent_node: GeneratedAlways<string>
}

type JsonColumn<Value> = ColumnType<Value, string | undefined, string>
type ObjectFields = FieldsOf<'OBJECT'>

/** What stands at a location. */
export interface LocationObjectTable extends TouchedColumns {
  id: string
  /** What people call it; unique in the business. */
  key: Generated<string>
  client_business_id: number
  location_id: string
  parent_id: string | null
  name: string
  category: ObjectFields['category']
  description: string | null
  metering_points: Generated<string[]>
  images: JsonColumn<ObjectFields['images']>
  documents: JsonColumn<ObjectFields['documents']>
  plan_file: string | null
  position: JsonColumn<ObjectFields['position']>
  attributes: AttributesColumn
}

export interface StructureFileTable {
  id: string
  client_business_id: number
  purpose: FilePurpose
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  content_hash: string
  thumbnail: Uint8Array | null
  uploaded_at: Date
  uploaded_by: string | null
  used_at: Generated<Date | null>
}

export interface StructureFilePieceTable {
  file_id: string
  place: number
  content: Uint8Array
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
  archived_at: Date | null
}

/** A view: what stood below what, from which day until before which. */
export interface HierarchyEdgeView {
  id: string
  type: HierarchyNode['type']
  parent_node: string | null
  client_business_id: number
  /** A range of dates. */
  during: string
}

/** What one user did to the structure at once. */
export interface StructureStepTable {
  id: GeneratedAlways<number>
  client_business_id: number
  at: Date
  by_uuid: string
  by_name: string
  action: StructureAction
  undoes: number | null
  undone_by: Generated<number | null>
  request_id: Generated<string | null>
}

export interface StructureChangeTable {
  step_id: number
  /** Within the step. */
  place: number
  kind: StepKind
  item_id: string
  before: ColumnType<KeptVersion | null, string | null, never>
  after: ColumnType<KeptVersion | null, string | null, never>
  revision: number
}

/** Of an item what users change. */
export interface KeptItem {
  archivedAt: string | null
  fields: StructureFields
}

/** Of a formula what users change, and the name of its virtual meter then. */
export interface KeptFormula {
  name: string
  fields: FormulaFields
}

/** Of a definition of an attribute what administrators change. */
export interface KeptAttribute {
  archivedAt: string | null
  fields: { kind: 'ATTRIBUTE' } & Pick<
    AttributeDefinition,
    'appliesTo' | 'name' | 'type' | 'unit' | 'choices'
  >
}

/** What a node has of a price or factor, with what the node was called then. */
export interface KeptFactor extends Pick<FactorInHistory, 'series' | 'timeZone'> {
  name: string
  fields: { kind: 'FACTOR'; factor: FactorSubject } & Pick<ConversionFactor, 'unit' | 'periods' | 'seriesId'>
}
export type FactorSubject = Pick<ConversionFactor, 'kind' | 'productType' | 'direction'>

export type KeptVersion = KeptItem | KeptFormula | KeptAttribute | KeptFactor

export interface OrganizationTables {
  organizational_unit: OrganizationalUnitTable
  location: LocationTable
  metering_point: MeteringPointTable
  hierarchy_node: HierarchyNodeView
  hierarchy_edge: HierarchyEdgeView
  location_object: LocationObjectTable
  structure_file: StructureFileTable
  structure_file_piece: StructureFilePieceTable
  structure_step: StructureStepTable
  structure_change: StructureChangeTable
}

declare module '../entities/tables' {
  interface Tables extends OrganizationTables {}
}
