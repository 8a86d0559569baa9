import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, Figure, FigureRow, Panel, PartialNotice, StepButton } from '@energycockpit/ui'
import { FaultsDialog } from '../imports/faults-dialog'
import { UndoNotice, useUndo } from '@energycockpit/imports'
import { useImports } from '../imports/use-imports'
import { EmptyNote } from './empty-note'
import { OpenEndNote } from './open-end-note'
import { ResultLinks } from './result-links'
import { isOtherThanForeseen, type Imported } from './imported'
import styles from './upload.module.css'

/** What came of an import, where to see it, and the way back. */
export function ImportResult({ imported }: { imported: Imported }) {
  const { answer, series, foreseen } = imported
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const undo = useUndo()
  const canUndo = useImports(false).first?.canUndo === true
  const [showsFaults, setShowsFaults] = useState(false)
  const { readingImport, repeated, empty, openEnd } = answer
  const result = useRef<HTMLDivElement>(null)

  // The step that was pressed has gone; what came of it is read next.
  useEffect(() => result.current?.focus(), [])

  // Whoever has sent it sees all of it.
  const [added, changed] = [readingImport.addedCount ?? 0, readingImport.changedCount ?? 0]
  const figures = [
    ['added', added],
    ['changed', changed],
    ['same', readingImport.readingCount - added - changed],
    ...(readingImport.repeatedCount ? [['twice', readingImport.repeatedCount] as const] : []),
    ['faults', readingImport.faultCount],
  ] as const
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      <Panel title={t('upload.result.title', { number: readingImport.id })}>
        <div className={styles.page}>
          <PartialNotice kind="information">
            {t(repeated ? 'upload.result.repeated' : 'upload.result.done', {
              number: readingImport.id,
              count: readingImport.readingCount,
              written: formats.count(readingImport.readingCount),
            })}
          </PartialNotice>
          {foreseen && isOtherThanForeseen(imported) && (
            <PartialNotice>
              {t('upload.result.otherThanForeseen', {
                added: formats.count(foreseen.added),
                changed: formats.count(foreseen.changed),
              })}
            </PartialNotice>
          )}
          <FigureRow>
            {figures.map(([name, count]) => (
              <Figure key={name} label={t(`upload.result.${name}`)} number={formats.count(count)} />
            ))}
          </FigureRow>
          <EmptyNote empty={empty} />
          {openEnd && <OpenEndNote openEnd={openEnd} />}
          <UndoNotice undo={undo} />
          <div className={styles.said}>
            <ResultLinks readingImport={readingImport} series={series} />
            <ButtonLink href={`${basePath}/measurement-data/imports`}>
              {t('upload.result.toImports')}
            </ButtonLink>
            {readingImport.faultCount > 0 && (
              <Button onClick={() => setShowsFaults(true)} aria-haspopup="dialog">
                {t('upload.result.showFaults')}
              </Button>
            )}
            {canUndo && readingImport.undoableUntil !== null && undo.data === undefined && (
              <StepButton
                pending={undo.isPending}
                working={t('importUndo.undoing', { number: readingImport.id })}
                onClick={() => undo.mutate(readingImport)}
              >
                {t('upload.result.undo')}
              </StepButton>
            )}
          </div>
        </div>
      </Panel>
      {showsFaults && <FaultsDialog readingImport={readingImport} onClose={() => setShowsFaults(false)} />}
    </div>
  )
}
