import type { AttributeDefinition, StructureFields } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { attributeField } from './attribute-draft'
import { useFieldText } from './field-text'
import { valuesOfFields } from './item-values'

interface AttributeDetailsProps {
  fields: StructureFields
  attributes: readonly AttributeDefinition[]
}

/** The values of an item's attributes, as entries of a list of its fields. */
export function AttributeDetails({ fields, attributes }: AttributeDetailsProps) {
  const { t } = useTexts()
  const textOf = useFieldText({ attributes })
  const values = valuesOfFields(fields)
  // Of what is archived nobody will enter a value any more.
  const isKnown = ({ id, archivedAt }: AttributeDefinition) =>
    archivedAt === null || values[attributeField(id)] !== undefined
  return attributes.filter(isKnown).map(({ id, name, archivedAt }) => (
    <div key={id}>
      <dt>
        {name} {archivedAt !== null && t('hierarchy.archived')}
      </dt>
      <dd>{textOf(attributeField(id), values[attributeField(id)])}</dd>
    </div>
  ))
}
