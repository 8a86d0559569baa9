import type { BudgetContent, EnergyUseContent, IndicatorContent } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

interface DocumentTable<Content> {
  id: string
  client_business_id: number
  content: ColumnType<Content, string, string>
  changed_at: Generated<Date>
  changed_by: string | null
  deleted_at: ColumnType<Date | null, undefined, Date | null>
  revision: Generated<number>
}

export interface EnergyDocumentTables {
  indicator: DocumentTable<IndicatorContent>
  budget: DocumentTable<BudgetContent>
  energy_use: DocumentTable<EnergyUseContent>
}

declare module '../../entities/tables' {
  interface Tables extends EnergyDocumentTables {}
}
