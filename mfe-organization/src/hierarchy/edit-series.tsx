import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ItemDialog } from '../form/item-dialog'
import { itemQuery, structureReasonKey } from '../structure-query'

/** The form of a series, as soon as its fields have come. */
export function EditSeries({ id, onClose }: { id: string; onClose: () => void }) {
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
      {(read) => <ItemDialog edited={{ kind: 'SERIES', read }} onSaved={() => {}} onClose={onClose} />}
    </QueryContent>
  )
}
