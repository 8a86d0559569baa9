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

/** Series whose registers are another amount since their meter was said to be another one. */
export interface RegisterRecountTable {
  series_id: number
  /** Tells one change from the next. */
  revision: number
}

export interface RulesTables {
  register_recount: RegisterRecountTable
  series_rules: SeriesRulesTable
}

declare module '../../entities/tables' {
  interface Tables extends RulesTables {}
}
