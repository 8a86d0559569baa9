import type { ApiClient } from '@energycockpit/api-client'
import { auditActions, getAuditEntries, type AuditAction } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, PageHead, Panel, SearchField, Select, Waiting } from '@energycockpit/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import page from '../administration/page.module.css'
import { AuditTable } from './audit-table'
import { ProofOfLog } from './proof-of-log'

/** Who came and went, and who changed what about whom, in the businesses that the user sees; the latest first. */
export function AuditPage({ api }: { api: ApiClient }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [action, setAction] = useState<AuditAction | ''>('')
  const person = useDeferredValue(text.trim())
  const asked = { ...(person !== '' && { person }), ...(action !== '' && { action }) }
  const log = useInfiniteQuery({
    queryKey: ['audit-entries', asked],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      api.call(getAuditEntries, {
        query: { ...asked, ...(pageParam !== null && { before: String(pageParam) }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const entries = useMemo(() => log.data?.pages.flatMap(({ entries }) => entries), [log.data])
  const canVerify = log.data?.pages[0]?.canVerify === true
  const everything = { value: '' as const, label: t('audit.everything') }
  const choices = auditActions.map((value) => ({ value, label: t(`audit.actions.${value}`) }))

  return (
    <div className={page.page}>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      <Panel
        title={t('audit.entries')}
        actions={
          <div className={page.filters}>
            <SearchField
              label={t('audit.person')}
              clearLabel={t('audit.clearPerson')}
              value={text}
              onChange={setText}
            />
            <Select
              label={t('audit.action')}
              labelHidden
              groups={[{ label: '', choices: [everything, ...choices] }]}
              value={action}
              onChange={setAction}
            />
          </div>
        }
      >
        {log.isPending && <Waiting label={t('loading')} />}
        {log.isError && (
          <ErrorState
            title={t('audit.failed')}
            retry={{ label: t('failure.retry'), onRetry: () => void log.refetch() }}
          />
        )}
        {entries?.length === 0 && (
          <EmptyState title={t('audit.none')} glyph="search">
            {t('audit.noneWhy')}
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <AuditTable
            entries={entries}
            numbered={canVerify}
            more={
              log.hasNextPage
                ? {
                    label: t('audit.older'),
                    pending: log.isFetchingNextPage,
                    onMore: () => void log.fetchNextPage(),
                  }
                : undefined
            }
          />
        )}
      </Panel>
      {canVerify && <ProofOfLog api={api} />}
    </div>
  )
}
