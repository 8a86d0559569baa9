import { undoStructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import styles from '../hierarchy/hierarchy.module.css'
import { changedBySteps, structureReasonKey } from '../structure-query'
import type { TakenStep } from './use-group-steps'

interface StepBarProps {
  taken: TakenStep
  onUndone: () => void
  onClose: () => void
}

/** The last step with a group, and its undo. */
export function StepBar({ taken, onUndone, onClose }: StepBarProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step: taken.step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
    onDone: onUndone,
  })
  return (
    <div className={styles.bar} role="group" aria-label={t('groups.last')}>
      <span>{taken.text}</span>
      <StepButton pending={undoing.isPending} working={t('history.undoing')} onClick={() => undoing.mutate()}>
        {t('history.undo')}
      </StepButton>
      <Button onClick={onClose}>{t('move.close')}</Button>
      <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
    </div>
  )
}
