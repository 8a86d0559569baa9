import { useMemo, useState } from 'react'
import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, ErrorState, PageHead, Panel, Waiting } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
import { FaultsDialog } from './faults-dialog'
import { importReasonKey, UndoNotice, useUndo } from '@energycockpit/imports'
import { ImportsTable } from './imports-table'
import { useImports } from './use-imports'
import styles from './imports.module.css'

/** Everything that changed readings, the latest first, a page at a time; it looks again while something is under way. */
export function Imports() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const undo = useUndo()
  const list = useImports(undo.isPending)
  const [faultsOf, setFaultsOf] = useState<ReadingImport>()
  const imports = useMemo(() => list.data?.pages.flatMap((page) => page.imports), [list.data])
  const [first] = list.data?.pages ?? []

  return (
    <div className={styles.page}>
      <PageHead title={t('imports.title')} lead={t('imports.lead')} />
      <UndoNotice undo={undo} />
      <Panel
        title={t('imports.latest')}
        actions={
          first?.canImport && (
            <ButtonLink look="primary" href={`${basePath}/measurement-data/imports/new`}>
              {t('imports.upload')}
            </ButtonLink>
          )
        }
      >
        {list.isPending && <Waiting label={t('imports.loading')} lines={6} />}
        {list.isError && !imports && (
          <ErrorState
            title={t('imports.failed')}
            reference={referenceOf(list.error, t)}
            retry={{ label: t('retry'), onRetry: () => void list.refetch() }}
          >
            {t(importReasonKey(list.error))}
          </ErrorState>
        )}
        {imports?.length === 0 && <EmptyState title={t('imports.none')}>{t('imports.noneWhy')}</EmptyState>}
        {imports && imports.length > 0 && (
          <ImportsTable
            imports={imports}
            canUndo={first?.canUndo === true}
            undoing={undo.isPending ? undo.variables : undefined}
            onUndo={undo.mutate}
            onFaults={setFaultsOf}
            more={
              list.hasNextPage
                ? {
                    label: t('imports.older'),
                    pending: list.isFetchingNextPage,
                    onMore: () => void list.fetchNextPage(),
                  }
                : undefined
            }
          />
        )}
      </Panel>
      {faultsOf && <FaultsDialog readingImport={faultsOf} onClose={() => setFaultsOf(undefined)} />}
    </div>
  )
}
