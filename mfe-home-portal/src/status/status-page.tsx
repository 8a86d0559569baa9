import type { ApiClient } from '@energycockpit/api-client'
import { getHealth } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, PageHead, Waiting } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { partsOfHealth } from './parts-of-health'
import { StatusTable } from './status-table'
import styles from './status-page.module.css'

// Its texts are those of administrators.
const UnfinishedSection = lazy(() =>
  import('./unfinished-section').then((section) => ({ default: section.UnfinishedSection })),
)

const secondsBetweenChecks = 15

/** What the portal needs in order to work, and whether it is there. */
export function StatusPage({ api }: { api: ApiClient }) {
  const { t, formats } = useTexts()
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => api.call(getHealth, { signal }),
    refetchInterval: secondsBetweenChecks * 1000,
  })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <div className={styles.page}>
      <PageHead title={t('status.title')} lead={t('status.lead')} />
      {health.isPending && <Waiting label={t('loading')} />}
      {health.isError && (
        <ErrorState
          title={t('status.failed')}
          retry={{ label: t('failure.retry'), onRetry: () => void health.refetch() }}
        />
      )}
      {health.data && (
        <>
          <StatusTable parts={partsOfHealth(health.data)} />
          <p className={styles.checked}>
            {t('status.version', { version: health.data.version })} ·{' '}
            {t('status.checkedAt', { time: formats.time(health.dataUpdatedAt, zone) })}
          </p>
        </>
      )}
      {/* Not before what stands above it has its height. */}
      {!health.isPending && (
        <Suspense>
          <UnfinishedSection />
        </Suspense>
      )}
    </div>
  )
}
