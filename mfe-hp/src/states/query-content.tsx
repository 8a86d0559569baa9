import { isFinal } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Waiting } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureWords } from './failure-words'

interface QueryContentProps<Data> {
  query: UseQueryResult<Data>
  /** What could not be had, in plain words. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What was requested, or in its place that it is on its way or could not be had. */
export function QueryContent<Data>({ query, failed, children }: QueryContentProps<Data>) {
  const { t } = useTexts()
  const words = useFailureWords()
  if (query.isPending) return <Waiting label={t('loading')} lines={2} />
  if (query.isError) {
    const { text, reference } = words(query.error)
    return (
      <ErrorState
        title={failed}
        reference={reference}
        retry={isFinal(query.error) ? undefined : { label: t('retry'), onRetry: () => void query.refetch() }}
      >
        <p>{text}</p>
      </ErrorState>
    )
  }
  return children(query.data)
}
