import type { TextForms } from '@energycockpit/appearance'
import type { Locale } from '@energycockpit/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Texts = Partial<Record<Locale, TextForms>>

export interface OwnWordingTable {
  client_business_id: number
  namespace: string
  key: string
  texts: JSONColumnType<Texts, string, string>
  revision: Generated<number>
  changed_at: ColumnType<Date, Date | undefined, Date>
  changed_by: string
}

declare module '../entities/tables' {
  interface Tables {
    own_wording: OwnWordingTable
  }
}
