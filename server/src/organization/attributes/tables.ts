import type { AttributeChoice, AttributeSubject, AttributeType } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

type ChoicesColumn = ColumnType<AttributeChoice[], string, string>

export interface AttributeDefinitionTable {
  id: string
  client_business_id: number
  applies_to: AttributeSubject
  name: string
  type: AttributeType
  unit: string | null
  choices: ChoicesColumn
  /** Choices that no item has any more; the history names them. */
  former_choices: ColumnType<AttributeChoice[], string | undefined, string>
  archived_at: Generated<Date | null>
  /** Of no item any more; the history names it. */
  deleted_at: Generated<Date | null>
  revision: Generated<number>
}

declare module '../../entities/tables' {
  interface Tables {
    attribute_definition: AttributeDefinitionTable
  }
}
