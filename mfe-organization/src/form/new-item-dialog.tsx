import { useQuery } from '@tanstack/react-query'
import { hasAttributes, type ChangedStructure, type StructureKind } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { attributesQuery, structureReasonKey } from '../structure-query'
import { ItemDialog } from './item-dialog'

interface NewItemDialogProps {
  kind: StructureKind
  businessId: number
  fields: Readonly<Record<string, unknown>>
  names: Readonly<Record<string, string>>
  onSaved: (changed: ChangedStructure) => void
  onClose: () => void
}

/** The form of a new item, as soon as it is known what the business has defined about such items. */
export function NewItemDialog({ kind, businessId, fields, names, ...steps }: NewItemDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery({ ...attributesQuery(api, businessId), enabled: hasAttributes(kind) })
  const edited = { kind, businessId, fields, names }
  if (!hasAttributes(kind)) return <ItemDialog edited={{ ...edited, attributes: [] }} {...steps} />
  return (
    <QueryContent
      query={query}
      loading={t('page.loading')}
      lines={1}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {(definitions) => {
        const attributes = definitions.filter(({ appliesTo }) => appliesTo === kind)
        return <ItemDialog edited={{ ...edited, attributes }} {...steps} />
      }}
    </QueryContent>
  )
}
