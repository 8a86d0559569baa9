import { useState } from 'react'
import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, EmptyState, ErrorState, PageHead, Panel, Waiting } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
import { FaultsDialog } from './faults-dialog'
import { loadReasonKey, UndoNotice, useUndo } from '@energycockpit/imports'
import { LoadsTable } from './loads-table'
import { useLoads } from './use-loads'
import styles from './imports.module.css'

/** Everything that changed readings, the latest first, a page at a time; it looks again while something is under way. */
export function Imports() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const undo = useUndo()
  const list = useLoads(undo.isPending)
  const [faultsOf, setFaultsOf] = useState<ReadingLoad>()
  const loads = list.data?.pages.flatMap((page) => page.loads)
  const [first] = list.data?.pages ?? []

  return (
    <div className={styles.page}>
      <PageHead title={t('imports.title')} lead={t('imports.lead')} />
      <UndoNotice undo={undo} />
      <Panel
        title={t('imports.latest')}
        actions={
          first?.mayBringIn && (
            <ButtonLink look="primary" href={`${basePath}/measurement-data/imports/new`}>
              {t('imports.upload')}
            </ButtonLink>
          )
        }
      >
        {list.isPending && <Waiting label={t('imports.loading')} lines={6} />}
        {list.isError && !loads && (
          <ErrorState
            title={t('imports.failed')}
            reference={referenceOf(list.error, t)}
            retry={{ label: t('retry'), onRetry: () => void list.refetch() }}
          >
            {t(loadReasonKey(list.error))}
          </ErrorState>
        )}
        {loads?.length === 0 && <EmptyState title={t('imports.none')}>{t('imports.noneWhy')}</EmptyState>}
        {loads && loads.length > 0 && (
          <LoadsTable
            loads={loads}
            mayUndo={first?.mayUndo === true}
            undoing={undo.isPending ? undo.variables : undefined}
            onUndo={undo.mutate}
            onFaults={setFaultsOf}
          />
        )}
        {list.hasNextPage && (
          <p className={styles.more}>
            <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
              {t('imports.older')}
            </Button>
          </p>
        )}
      </Panel>
      {faultsOf && <FaultsDialog load={faultsOf} onClose={() => setFaultsOf(undefined)} />}
    </div>
  )
}
