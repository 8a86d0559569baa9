import type { ColumnType, Generated } from 'kysely'
import type { OwnRules } from './meter-rules'

export interface SeriesRulesTable {
  series_id: number
  /** Written as JSON text. */
  rules: ColumnType<OwnRules, string, string>
  changed_at: Date
  changed_by: string
  revision: Generated<number>
  checked_revision: Generated<number>
}

export interface RulesTables {
  series_rules: SeriesRulesTable
}

declare module '../../entities/tables' {
  interface Tables extends RulesTables {}
}
