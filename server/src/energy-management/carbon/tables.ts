import type { PublishedCarbonReport } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export type PublishedContent = Pick<PublishedCarbonReport, 'products' | 'factors'>

export interface CarbonReportTable {
  id: string
  client_business_id: number
  node_id: string | null
  year: number
  content: ColumnType<PublishedContent, string, string>
  published_at: Generated<Date>
  published_by: string | null
  withdrawn_at: Date | null
  withdrawn_by: string | null
  withdrawn_reason: string | null
}

export interface CarbonReportTables {
  carbon_report: CarbonReportTable
}

declare module '../../entities/tables' {
  interface Tables extends CarbonReportTables {}
}
