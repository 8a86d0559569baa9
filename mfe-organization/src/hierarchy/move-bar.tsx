import { undoStructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { changedBySteps, structureReasonKey } from '../structure-query'
import type { Move } from './use-move'
import styles from './hierarchy.module.css'

/** The last move, with its undo. */
export function MoveBar({ step, text, onGone }: { step: number; text: Move['text']; onGone: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
    onDone: onGone,
  })
  return (
    <div className={styles.bar} role="group" aria-label={t('move.last')}>
      <span>{text}</span>
      <StepButton pending={undoing.isPending} working={t('history.undoing')} onClick={() => undoing.mutate()}>
        {t('history.undo')}
      </StepButton>
      <Button onClick={onGone}>{t('move.close')}</Button>
      <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
    </div>
  )
}
