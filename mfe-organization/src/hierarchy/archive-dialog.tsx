import { archiveStructureItem, type StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { ConfirmDialog } from '@energycockpit/ui'
import { changedBySteps, structureReasonKey } from '../structure-query'
import { Below } from './below'

/** Takes an item out of use, or back: with what that takes along. */
export function ArchiveDialog({ item, onClose }: { item: StructureItem; onClose: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { id, revision, fields, archivedAt } = item
  const name = 'name' in fields ? fields.name : t(`kinds.${fields.kind}`)
  const archived = archivedAt === null
  const texts = archived ? 'archive' : 'restore'
  const archiving = useChange({
    call: () =>
      api.call(archiveStructureItem, { params: { kind: fields.kind, id }, body: { revision, archived } }),
    changes: changedBySteps,
    done: () => t(`${texts}.done`, { name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t(`${texts}.title`, { name })}
      labels={{ step: t(`steps.${texts}`), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={archiving.isPending}
      onStep={() => archiving.mutate()}
      onClose={onClose}
    >
      <p>{t(`${texts}.what`)}</p>
      {archived && <Below itemRef={{ kind: fields.kind, id }} />}
      <StepFailure title={t(`${texts}.failed`)} error={archiving.error} reasonKey={structureReasonKey} />
    </ConfirmDialog>
  )
}
