import type { RecentKind } from '@energycockpit/contract'

interface ShownObject {
  kind: RecentKind
  id: string
  /** Of a view: its page and query. */
  page: string | null
  query: string | null
}

/**
 * The address of the page on which a user sees an object: what it measures, or, for who sees no values, its place in the
 * hierarchy.
 */
export function pageOfObject({ kind, id, page, query }: ShownObject, seesValues: boolean): string {
  if (kind === 'SAVED_VIEW') return `/platform/analysis${page ? `/${page}` : ''}${query ?? ''}`
  const named = (as: string) => new URLSearchParams({ [as]: id }).toString()
  if (!seesValues) return `/platform/organization/hierarchy?${named(kind)}`
  return `/platform/analysis?${named(kind === 'METERING_POINT' ? 'point' : 'node')}`
}
