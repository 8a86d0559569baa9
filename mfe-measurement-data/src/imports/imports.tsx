import { useState } from 'react'
import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, PageHead, Panel } from '@energycockpit/ui'
import { QueryContent } from '@energycockpit/failures'
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

  const upload = list.first?.canImport && (
    <ButtonLink look="primary" href={`${basePath}/measurement-data/imports/new`}>
      {t('imports.upload')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <PageHead title={t('imports.title')} lead={t('imports.lead')} />
      <UndoNotice undo={undo} />
      <Panel title={t('imports.latest')} actions={upload}>
        <QueryContent
          query={list}
          loading={t('imports.loading')}
          failed={t('imports.failed')}
          reasonKey={importReasonKey}
        >
          {(imports) =>
            imports.length === 0 ? (
              <EmptyState title={t('imports.none')}>{t('imports.noneWhy')}</EmptyState>
            ) : (
              <>
                {list.first?.canUndo && <p className={styles.undoable}>{t('imports.undoable')}</p>}
                <ImportsTable
                  imports={imports}
                  canUndo={list.first?.canUndo === true}
                  undoing={undo.isPending ? undo.variables : undefined}
                  onUndo={undo.mutate}
                  onFaults={setFaultsOf}
                  more={list.more && { label: t('imports.older'), ...list.more }}
                />
              </>
            )
          }
        </QueryContent>
      </Panel>
      {faultsOf && <FaultsDialog readingImport={faultsOf} onClose={() => setFaultsOf(undefined)} />}
    </div>
  )
}
