import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { deleteAttribute, type AttributeDefinition, type AttributeUses } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, ConfirmDialog, Dialog } from '@energycockpit/ui'
import { structureKey, structureReasonKey } from '../structure-query'
import { usesQuery } from './uses-query'

interface DeleteAttributeProps {
  definition: AttributeDefinition
  onClose: () => void
}

/** Deletes an attribute of which no item has a value; else says which ones do. */
export function DeleteAttribute({ definition, onClose }: DeleteAttributeProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { id, name, revision } = definition
  const deleting = useChange({
    call: () => api.call(deleteAttribute, { params: { id }, query: { revision } }),
    changes: [structureKey],
    done: () => t('attributes.delete.done', { name }),
    onDone: onClose,
  })
  // By a key of its own: of what is deleted nobody asks again with all that is fetched anew then.
  const query = useQuery({ ...usesQuery(api, id), queryKey: ['uses-before-deletion', id] })
  const { refetch } = query
  // Somebody may have entered values meanwhile.
  useEffect(() => {
    if (deleting.error) void refetch()
  }, [deleting.error, refetch])
  const title = t('attributes.delete.title', { name })
  if (query.data?.count !== 0)
    return (
      <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('form.close')}</Button>}>
        <QueryContent
          query={query}
          loading={t('page.loading')}
          lines={2}
          failed={t('page.failed')}
          reasonKey={structureReasonKey}
        >
          {(uses) => <Uses uses={uses} />}
        </QueryContent>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={title}
      labels={{ step: t('steps.delete'), cancel: t('form.cancel'), working: t('attributes.delete.working') }}
      pending={deleting.isPending}
      onStep={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>{t('attributes.delete.what')}</p>
      <StepFailure
        title={t('attributes.delete.failed')}
        error={deleting.error}
        reasonKey={structureReasonKey}
      />
    </ConfirmDialog>
  )
}

function Uses({ uses: { count, items } }: { uses: AttributeUses }) {
  const { t } = useTexts()
  return (
    <>
      <p>{t('attributes.delete.inUse', { count })}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{item.name}</li>
        ))}
      </ul>
      {count > items.length && <p>{t('attributes.delete.more', { count: count - items.length })}</p>}
      <p>{t('attributes.delete.archiveInstead')}</p>
    </>
  )
}
