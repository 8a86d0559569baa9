import { useState } from 'react'
import { deleteEnergyUse, type EnergyUse } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { energyUsesKey } from '../energy-uses-query'
import { UseDialog } from '../form/use-dialog'

/** What can be done with a decision; a deletion can be undone, so nothing is asked first. */
export function UseSteps({ use, onDeleted }: { use: EnergyUse; onDeleted: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [isEditing, setEditing] = useState(false)
  const { id, revision } = use
  const deleting = useChange({
    call: () => api.call(deleteEnergyUse, { params: { useId: id }, query: { revision: String(revision) } }),
    changes: [energyUsesKey],
    onDone: onDeleted,
  })
  return (
    <>
      <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
        {t('energyUses.edit')}
      </Button>
      <StepButton
        pending={deleting.isPending}
        working={t('energyUses.deleting')}
        onClick={() => deleting.mutate()}
      >
        {t('energyUses.delete')}
      </StepButton>
      <StepFailure title={t('energyUses.notDeleted')} error={deleting.error} />
      {isEditing && <UseDialog use={use} onClose={() => setEditing(false)} />}
    </>
  )
}
