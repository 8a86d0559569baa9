import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ConfirmDialog } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import type { TakeStep } from './use-group-steps'

interface DissolveDialogProps {
  name: string
  step: TakeStep
  onClose: () => void
}

/** A group is no more; its locations stay. */
export function DissolveDialog({ name, step, onClose }: DissolveDialogProps) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('groups.dissolveOf', { name })}
      labels={{ step: t('groups.dissolve'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={step.isPending}
      onStep={() => step.mutate({ what: 'dissolved', name })}
      onClose={onClose}
    >
      <p>{t('groups.dissolveWhat')}</p>
      <StepFailure title={t('form.notSaved')} error={step.error} reasonKey={structureReasonKey} />
    </ConfirmDialog>
  )
}
