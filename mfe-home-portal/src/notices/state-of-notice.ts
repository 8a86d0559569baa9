import type { Notice, NoticeVersion } from '@energycockpit/contract'

export interface StateOfNotice {
  kind: 'draft' | 'in-force' | 'withdrawn'
  /** The version that users are requested, or were last. */
  published: NoticeVersion | undefined
  /** What will be the next version. */
  draft: NoticeVersion | undefined
}

export function stateOfNotice({
  retiredAt,
  versions,
}: Pick<Notice, 'retiredAt' | 'versions'>): StateOfNotice {
  const published = versions.find(({ publishedAt }) => publishedAt !== null)
  const draft = retiredAt === null ? versions.find(({ publishedAt }) => publishedAt === null) : undefined
  if (retiredAt !== null) return { kind: 'withdrawn', published, draft }
  return { kind: published ? 'in-force' : 'draft', published, draft }
}
