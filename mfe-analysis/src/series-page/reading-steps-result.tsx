import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { PartialNotice, StepButton, MessagePlace } from '@energycockpit/ui'
import { UndoNotice } from '@energycockpit/imports'
import type { ReadingStepsState } from './use-reading-steps'
import styles from './series-page.module.css'

interface ReadingStepsResultProps {
  steps: ReadingStepsState
}

/** What came of the last step, until when it can be undone, and the way back. */
export function ReadingStepsResult({ steps: { fill, remove, undo } }: ReadingStepsResultProps) {
  const { t, formats } = useTexts()
  const counted = (count: number) => ({ count, written: formats.count(count) })
  const result = (said: readonly string[], readingImport: ReadingImport | null) => (
    <PartialNotice kind={readingImport === null ? 'warning' : 'information'}>
      <div className={styles.said}>
        <span>
          {said.join(' ')}
          {readingImport?.undoableUntil &&
            ` ${t('undoableUntil', { number: readingImport.id, date: formats.date(readingImport.undoableUntil, deviceZone()) })}`}
        </span>
        {readingImport?.undoableUntil && (
          <StepButton
            pending={undo.isPending}
            working={t('importUndo.undoing', { number: readingImport.id })}
            onClick={() => undo.mutate(readingImport)}
          >
            {t('importUndo.undo')}
          </StepButton>
        )}
      </div>
    </PartialNotice>
  )
  return (
    <div className={styles.result}>
      <MessagePlace role="status">
        {fill.data &&
          !undo.data &&
          result(
            [
              ...(fill.data.estimated > 0 ? [t('filling.done', counted(fill.data.estimated))] : []),
              ...(fill.data.left > 0 ? [t('filling.left', counted(fill.data.left))] : []),
              ...(fill.data.estimated + fill.data.left === 0 ? [t('filling.nothing')] : []),
            ],
            fill.data.readingImport,
          )}
        {remove.data &&
          !undo.data &&
          result([t('deletion.done', counted(remove.data.readingCount))], remove.data)}
      </MessagePlace>
      <UndoNotice undo={undo} />
    </div>
  )
}
