import type { ReactNode } from 'react'
import { Waiting } from '@energycockpit/ui'
import type { ReasonKey } from './own-reason-key'
import { QueryFailure } from './query-failure'

interface QueryContentProps<Data> {
  /** What `useQuery` returned. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Read out while it is loading. */
  loading: string
  /** How many lines the place is held for. */
  lines?: number
  /** Title where it could not be loaded. */
  failed: string
  reasonKey?: ReasonKey
  children: (data: Data) => ReactNode
}

/** What a query found; before that a placeholder, and in its place why it could not be loaded. */
export function QueryContent<Data>({ query, loading, lines = 6, failed, ...rest }: QueryContentProps<Data>) {
  const { children, ...reason } = rest
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <QueryFailure title={failed} error={query.error} onRetry={() => void query.refetch()} {...reason} />
    )
  return <Waiting label={loading} lines={lines} />
}
