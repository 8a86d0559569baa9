import type { ApiClient } from '@energycockpit/api-client'
import { auditActions, getAuditEntries, type AuditAction } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { usePages } from '@energycockpit/remote'
import { EmptyState, ErrorState, PageHead, Panel, SearchField, Select, Waiting } from '@energycockpit/ui'
import { useDeferredValue, useState } from 'react'
import page from '../administration/page.module.css'
import { AuditTable } from './audit-table'
import { ProofOfLog } from './proof-of-log'

/** Who came and went, and who changed what about whom, in the businesses that the user sees; the latest first. */
export function AuditPage({ api }: { api: ApiClient }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [action, setAction] = useState<AuditAction | ''>('')
  const person = useDeferredValue(text.trim())
  const requested = { ...(person !== '' && { person }), ...(action !== '' && { action }) }
  const log = usePages({
    key: ['audit-entries', requested],
    load: (before, signal) =>
      api.call(getAuditEntries, { query: { ...requested, ...(before !== undefined && { before }) }, signal }),
    items: (page) => page.entries,
  })
  const { data: entries } = log
  const canVerify = log.first?.canVerify === true
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
        {!entries && !log.isError && <Waiting label={t('loading')} />}
        {log.isError && (
          <ErrorState
            title={t('audit.failed')}
            retry={retryUnlessFinal(log.error, t('failure.retry'), log.refetch)}
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
            more={log.more && { label: t('audit.older'), ...log.more }}
          />
        )}
      </Panel>
      {canVerify && <ProofOfLog api={api} />}
    </div>
  )
}
