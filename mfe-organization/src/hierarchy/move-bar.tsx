import { undoStructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { today } from '@energycockpit/time'
import { changedBySteps, structureReasonKey } from '../structure-query'
import { moveReasonKey, useMove, useMoveText, type Move } from './use-move'
import styles from './hierarchy.module.css'

interface MoveBarProps {
  move: Move & { step: number }
  onMoved: (move: Move) => void
  onGone: () => void
}

/** The last move, with its undo, and whether it applies to the past. */
export function MoveBar({ move, onMoved, onGone }: MoveBarProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const textOf = useMoveText()
  const { step, ...request } = move
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
    onDone: onGone,
  })
  const moving = useMove({ onMoved })
  const since = request.since === null ? today() : null
  return (
    <div className={styles.bar} role="group" aria-label={t('move.last')}>
      <span>{textOf(move)}</span>
      <StepButton
        pending={moving.isPending}
        working={t('move.moving')}
        onClick={() => moving.mutate({ ...request, since, instead: step })}
      >
        {t(since === null ? 'move.alsoPast' : 'move.fromToday')}
      </StepButton>
      <StepButton pending={undoing.isPending} working={t('history.undoing')} onClick={() => undoing.mutate()}>
        {t('history.undo')}
      </StepButton>
      <Button onClick={onGone}>{t('move.close')}</Button>
      <StepFailure title={t('move.failed')} error={moving.error} reasonKey={moveReasonKey} />
      <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
    </div>
  )
}
