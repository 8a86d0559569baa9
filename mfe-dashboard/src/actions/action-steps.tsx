import { useState } from 'react'
import { deleteAction, type EnergyAction } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { actionsKey } from './actions-query'
import { ActionDialog } from './form/action-dialog'

/** What can be done with an action; a deletion can be undone, so nothing is asked first. */
export function ActionSteps({ action, onDeleted }: { action: EnergyAction; onDeleted: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [isEditing, setEditing] = useState(false)
  const { id, revision } = action
  const deleting = useChange({
    call: () => api.call(deleteAction, { params: { actionId: id }, query: { revision: String(revision) } }),
    changes: [actionsKey],
    onDone: onDeleted,
  })
  return (
    <>
      <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
        {t('actions.edit')}
      </Button>
      <StepButton
        pending={deleting.isPending}
        working={t('actions.deleting')}
        onClick={() => deleting.mutate()}
      >
        {t('actions.delete')}
      </StepButton>
      <StepFailure title={t('actions.notDeleted')} error={deleting.error} />
      {isEditing && <ActionDialog action={action} onClose={() => setEditing(false)} />}
    </>
  )
}
