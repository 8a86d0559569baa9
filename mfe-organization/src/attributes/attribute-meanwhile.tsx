import type { AttributeDefinition } from '@energycockpit/contract'
import { ChangedMeanwhile } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { definitionOf, formOf, type AttributeForm } from './attribute-form'
import { detailsOf } from './attribute-line'
import type { ComparedField } from './compared-attribute'

interface AttributeMeanwhileProps {
  theirs: AttributeDefinition
  /** What they changed. */
  fields: readonly ComparedField[]
  /** The form with this user's value where it is another one. */
  mine: (
    field: ComparedField,
  ) => { wanted: AttributeForm; isKept: boolean; onChange: (isKept: boolean) => void } | undefined
}

/** What somebody else saved of an attribute while its form was open. */
export function AttributeMeanwhile({ theirs, fields, mine }: AttributeMeanwhileProps) {
  const { t } = useTexts()
  const labels: Record<ComparedField, string> = {
    name: t('attributes.name'),
    type: t('attributes.type'),
    choices: t('attributes.choices'),
  }
  const textOf = (form: AttributeForm, field: ComparedField): string => {
    const { name, type, unit, choices } = definitionOf(form)
    if (field === 'name') return name || '–'
    if (field === 'choices') return detailsOf({ unit: null, choices })
    return [t(`attributes.types.${type}`), ...(unit === null ? [] : [unit])].join(', ')
  }
  return (
    <ChangedMeanwhile
      fields={[
        ...fields.map((field) => {
          const chosen = mine(field)
          return {
            ...{ name: field, label: labels[field], theirs: textOf(formOf(theirs), field) },
            mine: chosen && { ...chosen, value: textOf(chosen.wanted, field) },
          }
        }),
        ...(theirs.archivedAt === null
          ? []
          : [{ name: 'archived', label: t('fields.archived'), theirs: t('form.yes') }]),
      ]}
    />
  )
}
