import type { NewsContent, NewsImportance } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface NewsPostTable {
  id: string
  client_business_id: number
  importance: NewsImportance
  pinned: boolean
  with_sub_businesses: boolean
  texts: ColumnType<NewsContent['texts'], string, string>
  valid_from: Date
  valid_until: Date | null
  published: boolean
  changed_at: Date
  changed_by: string | null
  deleted_at: Date | null
  revision: Generated<number>
}

export interface NewsReadTable {
  user_uuid: string
  post_id: string
}

export interface NewsTables {
  news_post: NewsPostTable
  news_read: NewsReadTable
}

declare module '../entities/tables' {
  interface Tables extends NewsTables {}
}
