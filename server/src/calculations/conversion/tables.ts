import type { ConversionFactor } from '@energycockpit/contract'
import type { ColumnType } from 'kysely'

export interface ConversionFactorTable {
  client_business_id: number
  node_id: string
  kind: ConversionFactor['kind']
  product_type: ConversionFactor['productType']
  direction: ConversionFactor['direction']
  unit: string
  periods: ColumnType<ConversionFactor['periods'], string, string>
  series_id: number | null
  changed_at: Date
  changed_by: string | null
}

export interface FactorTables {
  conversion_factor: ConversionFactorTable
}

declare module '../../entities/tables' {
  interface Tables extends FactorTables {}
}
