import { discardUnfinishedImport, getUnfinishedImports } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, ErrorState, Panel, Waiting } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdministrationTexts } from '../administration/administration-texts'
import { ConfirmedStep } from '../administration/confirmed-step'
import { UnfinishedTable } from './unfinished-table'

const secondsBetweenChecks = 15

/** Imports that arrived and could not be stored yet, and what a person can do about them. */
export function UnfinishedSection() {
  const { locale } = useFeature()
  return (
    <AdministrationTexts locale={locale}>
      <UnfinishedPanel />
    </AdministrationTexts>
  )
}

export function UnfinishedPanel() {
  const { t } = useTexts()
  const { api } = useFeature()
  const [discarded, setDiscarded] = useState<number>()
  const unfinished = useQuery({
    queryKey: ['unfinished-imports'],
    queryFn: ({ signal }) => api.call(getUnfinishedImports, { signal }),
    refetchInterval: secondsBetweenChecks * 1000,
  })
  const again = () => void unfinished.refetch()
  const { imports, canChange, more } = unfinished.data ?? { imports: [], canChange: false, more: false }

  return (
    <Panel title={t('unfinished.title')}>
      {unfinished.isPending && <Waiting label={t('unfinished.loading')} />}
      {unfinished.isError && (
        <ErrorState
          title={t('unfinished.failed')}
          retry={retryUnlessFinal(unfinished.error, t('unfinished.retry'), again)}
        />
      )}
      {unfinished.data && imports.length === 0 && (
        <EmptyState title={t('unfinished.none')} glyph="check">
          {t('unfinished.noneWhy')}
        </EmptyState>
      )}
      {imports.length > 0 && (
        <>
          <p>{t('unfinished.lead')}</p>
          <UnfinishedTable {...{ imports, canChange }} onAnswer={again} onDiscard={setDiscarded} />
          {more && <p>{t('unfinished.more', { count: imports.length })}</p>}
        </>
      )}
      {discarded !== undefined && (
        <ConfirmedStep
          title={t('unfinished.discardTitle', { number: discarded })}
          label={t('unfinished.discard')}
          act={() => api.call(discardUnfinishedImport, { params: { importId: discarded } })}
          done={t('unfinished.discarded', { number: discarded })}
          changes={[['unfinished-imports']]}
          onClose={() => setDiscarded(undefined)}
        >
          <p>{t('unfinished.discardWhy')}</p>
        </ConfirmedStep>
      )}
    </Panel>
  )
}
