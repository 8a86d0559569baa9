import type { ApiClient } from '@energycockpit/api-client'
import { getLatestFailures, type OperationPeriod } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Panel, SearchField, Waiting } from '@energycockpit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correlationIdIn } from './correlation-id-in'
import { FailuresTable } from './failures-table'
import styles from './section.module.css'

const secondsBetweenChecks = 60

interface FailuresSectionProps {
  api: ApiClient
  period: OperationPeriod
}

/** What failed last; by the reference that a user reads out, any failure that is still kept. */
export function FailuresSection({ api, period }: FailuresSectionProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const search = correlationIdIn(text)
  const query = { period, ...(search === undefined ? {} : { search }) }
  const failures = useQuery({
    queryKey: ['latest-failures', query],
    queryFn: ({ signal }) => api.call(getLatestFailures, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: secondsBetweenChecks * 1000,
  })

  return (
    <Panel
      title={t('operation.latestFailures')}
      actions={
        <SearchField
          label={t('operation.search')}
          clearLabel={t('operation.clearSearch')}
          value={text}
          onChange={setText}
        />
      }
    >
      {failures.isPending && <Waiting label={t('loading')} />}
      {failures.isError && (
        <ErrorState
          title={t('operation.failuresFailed')}
          retry={retryUnlessFinal(failures.error, t('failure.retry'), failures.refetch)}
        />
      )}
      {failures.data?.failures.length === 0 &&
        (search === undefined ? (
          <EmptyState title={t('operation.noFailure')} glyph="check" />
        ) : (
          <EmptyState title={t('operation.notFound')} glyph="search">
            {t('operation.notFoundWhy')}
          </EmptyState>
        ))}
      {failures.data && failures.data.failures.length > 0 && (
        <>
          <FailuresTable failures={failures.data.failures} />
          {failures.data.more && (
            <p className={styles.note}>{t('operation.more', { count: failures.data.failures.length })}</p>
          )}
        </>
      )}
    </Panel>
  )
}
