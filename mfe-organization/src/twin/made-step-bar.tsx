import { undoStructureStep } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { changedBySteps, structureReasonKey } from '../structure-query'
import type { MadeStep } from './twin-context'
import styles from './twin.module.css'

/** The change that was made last, with its undo. */
export function MadeStepBar({ made: { text, step }, onGone }: { made: MadeStep; onGone: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const undoing = useChange({
    call: () => api.call(undoStructureStep, { params: { step } }),
    changes: changedBySteps,
    done: () => t('history.undone'),
    onDone: onGone,
  })
  return (
    <div className={styles.bar} role="group" aria-label={t('twin.lastChange')}>
      <span>{text}</span>
      <StepButton pending={undoing.isPending} working={t('history.undoing')} onClick={() => undoing.mutate()}>
        {t('history.undo')}
      </StepButton>
      <Button look="quiet" onClick={onGone}>
        {t('form.close')}
      </Button>
      <StepFailure title={t('history.notUndone')} error={undoing.error} reasonKey={structureReasonKey} />
    </div>
  )
}
