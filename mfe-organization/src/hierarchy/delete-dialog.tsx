import { useQuery } from '@tanstack/react-query'
import { deleteStructureItem, type StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, ConfirmDialog, Dialog } from '@energycockpit/ui'
import { stepsKey, structureReasonKey, twinsKey } from '../structure-query'
import { Below, belowQuery } from './below'

interface DeleteDialogProps {
  item: StructureItem
  onDeleted: () => void
  onClose: () => void
}

/** Deletes an item with all below, where nothing keeps it; else says what does. */
export function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { id, revision, fields } = item
  const itemRef = { kind: fields.kind, id }
  const name = 'name' in fields ? fields.name : t(`kinds.${fields.kind}`)
  const below = useQuery(belowQuery(api, itemRef))
  const deleting = useChange({
    call: () => api.call(deleteStructureItem, { params: itemRef, query: { revision } }),
    // Of the item itself there is nothing left to fetch.
    changes: [['hierarchy'], ['hierarchy-search'], stepsKey, twinsKey],
    done: () => t('delete.done', { name }),
    onDone: () => {
      onClose()
      onDeleted()
    },
  })
  const title = t('delete.title', { name })
  if (below.data === undefined || below.data.hindrances.length > 0)
    return (
      <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('form.close')}</Button>}>
        <Below itemRef={itemRef} withHindrances />
        {below.data && <p>{t('delete.archiveInstead')}</p>}
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={title}
      labels={{ step: t('steps.delete'), cancel: t('form.cancel'), working: t('delete.working') }}
      pending={deleting.isPending}
      onStep={() => deleting.mutate()}
      onClose={onClose}
    >
      <Below itemRef={itemRef} withHindrances />
      <p>{t('delete.what')}</p>
      <StepFailure title={t('delete.failed')} error={deleting.error} reasonKey={structureReasonKey} />
    </ConfirmDialog>
  )
}
