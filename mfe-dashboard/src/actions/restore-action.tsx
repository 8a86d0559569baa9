import type { ReactNode } from 'react'
import { restoreAction, type EnergyAction } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Panel, StepButton } from '@energycockpit/ui'
import { actionsKey } from './actions-query'
import styles from './actions.module.css'

interface RestoreActionProps {
  action: EnergyAction
  /** Where else one may go. */
  more: ReactNode
  onRestored: () => void
}

/** In place of an action that was deleted a moment ago. */
export function RestoreAction({ action, more, onRestored }: RestoreActionProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const restoring = useChange({
    call: () => api.call(restoreAction, { params: { actionId: action.id } }),
    changes: [actionsKey],
    onFresh: onRestored,
  })
  return (
    <Panel>
      <p role="status">{t('actions.deleted', { name: action.name })}</p>
      <div className={styles.steps}>
        <StepButton
          pending={restoring.isPending}
          working={t('actions.restoring')}
          onClick={() => restoring.mutate()}
        >
          {t('actions.undo')}
        </StepButton>
        {more}
      </div>
      <StepFailure title={t('actions.notRestored')} error={restoring.error} />
    </Panel>
  )
}
