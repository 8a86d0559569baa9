import { archiveAttribute, type AttributeDefinition } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { ConfirmDialog } from '@energycockpit/ui'
import { structureKey, structureReasonKey } from '../structure-query'

interface ArchiveAttributeProps {
  definition: AttributeDefinition
  onClose: () => void
}

/** Takes an attribute out of use, or back into use. */
export function ArchiveAttribute({ definition, onClose }: ArchiveAttributeProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { id, name, revision, archivedAt } = definition
  const archived = archivedAt === null
  const texts = archived ? 'archive' : 'restore'
  const archiving = useChange({
    call: () => api.call(archiveAttribute, { params: { id }, body: { revision, archived } }),
    changes: [structureKey],
    done: () => t(`attributes.${texts}.done`, { name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t(`attributes.${texts}.title`, { name })}
      labels={{ step: t(`steps.${texts}`), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={archiving.isPending}
      onStep={() => archiving.mutate()}
      onClose={onClose}
    >
      <p>{t(`attributes.${texts}.what`)}</p>
      <StepFailure
        title={t(`attributes.${texts}.failed`)}
        error={archiving.error}
        reasonKey={structureReasonKey}
      />
    </ConfirmDialog>
  )
}
