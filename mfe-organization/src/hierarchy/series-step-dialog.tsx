import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ArchiveDialog } from './archive-dialog'
import { DeleteDialog } from './delete-dialog'
import { ItemDialog } from '../form/item-dialog'
import { itemQuery, structureReasonKey } from '../structure-query'

export type SeriesStep = 'edit' | 'archive' | 'delete'

interface SeriesStepDialogProps {
  id: string
  step: SeriesStep
  onClose: () => void
}

/** A step with a series, as soon as its fields have come. */
export function SeriesStepDialog({ id, step, onClose }: SeriesStepDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery(itemQuery(api, { kind: 'SERIES', id }))
  return (
    <QueryContent
      query={query}
      loading={t('page.loading')}
      lines={1}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {(read) =>
        step === 'edit' ? (
          <ItemDialog edited={{ kind: 'SERIES', read }} onSaved={() => {}} onClose={onClose} />
        ) : step === 'archive' ? (
          <ArchiveDialog item={read.item} onClose={onClose} />
        ) : (
          <DeleteDialog item={read.item} onDeleted={() => {}} onClose={onClose} />
        )
      }
    </QueryContent>
  )
}
