import { publishCarbonReport } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { ConfirmDialog } from '@energycockpit/ui'
import { publishedKey } from './published-query'

interface PublishDialogProps {
  year: number
  nodeId: string | null
  onClose: () => void
}

/** What is published stays: it is asked first. */
export function PublishDialog({ year, nodeId, onClose }: PublishDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const publishing = useChange({
    call: () => api.call(publishCarbonReport, { body: { nodeId, year } }),
    changes: [publishedKey],
    done: () => t('carbon.publishedNow', { year }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('carbon.publishYear', { year })}
      labels={{ step: t('carbon.publish'), cancel: t('actions.cancel'), working: t('carbon.publishing') }}
      pending={publishing.isPending}
      onStep={() => publishing.mutate()}
      onClose={onClose}
    >
      <p>{t('carbon.publishDetail')}</p>
      <StepFailure title={t('carbon.notPublished')} error={publishing.error} />
    </ConfirmDialog>
  )
}
