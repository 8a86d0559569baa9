import type { FoundKind } from '@energycockpit/contract'
import type { FoundRow } from './repository'

const base = '/platform'

/** The page of what was found. Who sees no values is led to a metering point in the hierarchy. */
export function urlOf(
  kind: FoundKind,
  { id, page, query }: Pick<FoundRow, 'id' | 'page' | 'query'>,
  seesValues: boolean,
): string {
  if (kind === 'SAVED_VIEW') return `${base}/analysis${page ? `/${page}` : ''}${query ?? ''}`
  if (kind === 'ACTION') return `${base}/enms/actions/${encodeURIComponent(id)}`
  if (kind === 'METERING_POINT' && seesValues)
    return `${base}/analysis/measurement-series/${encodeURIComponent(id)}`
  return `${base}/organization/hierarchy?${new URLSearchParams({ [kind]: id })}`
}
