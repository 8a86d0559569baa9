import { useQuery } from '@tanstack/react-query'
import type { AttributeDefinition } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { structureReasonKey } from '../structure-query'
import { AttributeDialog } from './attribute-dialog'
import { usesQuery } from './uses-query'

interface EditAttributeProps {
  definition: AttributeDefinition
  others: readonly AttributeDefinition[]
  onClose: () => void
}

/** The form of an attribute, as soon as it is known who has values of it: they say what can be changed. */
export function EditAttribute({ definition, others, onClose }: EditAttributeProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery(usesQuery(api, definition.id))
  return (
    <QueryContent
      query={query}
      loading={t('page.loading')}
      lines={1}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {(uses) => <AttributeDialog edited={{ before: definition, uses }} others={others} onClose={onClose} />}
    </QueryContent>
  )
}
