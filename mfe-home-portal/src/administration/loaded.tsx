import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Waiting } from '@energycockpit/ui'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  /** What `useQuery` returned. */
  query: { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown }
  /** Said where it could not be loaded. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What a query found; before that a placeholder, and in its place that it could not be loaded. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  const { t } = useTexts()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Waiting label={t('loading')} />
  return (
    <ErrorState title={failed} retry={retryUnlessFinal(query.error, t('failure.retry'), query.refetch)} />
  )
}
