import { useState } from 'react'
import { deleteIndicator, type Indicator } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { IndicatorDialog } from './form/indicator-dialog'
import { indicatorsKey } from './indicators-query'

/** What can be done with an indicator; a deletion can be undone, so nothing is asked first. */
export function IndicatorSteps({ indicator, onDeleted }: { indicator: Indicator; onDeleted: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [isEditing, setEditing] = useState(false)
  const { id, revision } = indicator
  const deleting = useChange({
    call: () =>
      api.call(deleteIndicator, { params: { indicatorId: id }, query: { revision: String(revision) } }),
    changes: [indicatorsKey],
    onDone: onDeleted,
  })
  return (
    <>
      <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
        {t('indicators.edit')}
      </Button>
      <StepButton
        pending={deleting.isPending}
        working={t('indicators.deleting')}
        onClick={() => deleting.mutate()}
      >
        {t('indicators.delete')}
      </StepButton>
      <StepFailure title={t('indicators.notDeleted')} error={deleting.error} />
      {isEditing && <IndicatorDialog indicator={indicator} onClose={() => setEditing(false)} />}
    </>
  )
}
