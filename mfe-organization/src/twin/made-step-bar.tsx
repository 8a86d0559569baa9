import { undoStructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { changedBySteps, structureReasonKey } from '../structure-query'
import type { MadeStep } from './twin-context'
import styles from './twin.module.css'

interface MadeStepBarProps {
  /** Undefined: there is nothing to undo, and nothing to be seen. */
  made: MadeStep | undefined
  onGone: () => void
}

/** The change that was made last, with its undo. It is always there, so that what it says is read out when it comes. */
export function MadeStepBar({ made, onGone }: MadeStepBarProps) {
  const { t } = useTexts()
  return (
    <div
      className={made ? styles.bar : styles.idle}
      {...(made && { role: 'group', 'aria-label': t('twin.lastChange') })}
    >
      <span role="status">{made?.text}</span>
      {made && <UndoButtons key={made.step} step={made.step} onGone={onGone} />}
    </div>
  )
}

function UndoButtons({ step, onGone }: { step: number; onGone: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
    onDone: onGone,
  })
  return (
    <>
      <StepButton pending={undoing.isPending} working={t('history.undoing')} onClick={() => undoing.mutate()}>
        {t('history.undo')}
      </StepButton>
      <Button look="quiet" onClick={onGone}>
        {t('form.close')}
      </Button>
      <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
    </>
  )
}
