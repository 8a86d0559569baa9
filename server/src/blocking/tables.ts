import type { InformationLayout, PageContentLayout } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

/** What a version says, a layout for each language; which of the two lists it is follows from the notice's type. */
export type NoticeTexts = PageContentLayout[] | InformationLayout[]

/** Something to confirm or to take note of. For one user, for one business, or, with neither, for everybody. */
export interface BlockingNoticeTable {
  uuid: string
  /** TERMS_AND_CONDITIONS, TAF7, … */
  type: string
  user_uuid: string | null
  client_business_id: number | null
  with_sub_businesses: Generated<boolean>
  created_at: Generated<Date>
  /** Null while it is in force. */
  retired_at: Date | null
}

export interface BlockingNoticeVersionTable {
  uuid: string
  notice_uuid: string
  /** Counts from 1 within its notice. */
  number: number
  /** Written as JSON text. */
  texts: ColumnType<NoticeTexts, string, string>
  created_at: Generated<Date>
  /** Null while it is a draft. */
  published_at: Date | null
}

/** Only ever added to. */
export interface BlockingConfirmationTable {
  user_uuid: string
  version_uuid: string
  locale: string
  confirmed_at: Generated<Date>
}

/** The tables of migration 0040. All times are UTC instants. */
export interface BlockingTables {
  blocking_notice: BlockingNoticeTable
  blocking_notice_version: BlockingNoticeVersionTable
  blocking_confirmation: BlockingConfirmationTable
}

declare module '../entities/tables' {
  interface Tables extends BlockingTables {}
}
