import type { ReadStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { deviceZone } from '../device-zone'
import { useFieldLabel } from './field-label'
import { valuesOfFields } from './item-values'
import { useFieldText } from './field-text'

interface ChangedMeanwhileProps {
  theirs: ReadStructureItem
  /** What they changed. */
  fields: readonly string[]
}

/** What somebody else saved while this form was open. */
export function ChangedMeanwhile({ theirs: { item, names, attributes }, fields }: ChangedMeanwhileProps) {
  const { t, formats } = useTexts()
  const labelOf = useFieldLabel(attributes)
  const textOf = useFieldText(names, attributes)
  const values = valuesOfFields(item.fields)
  return (
    <PartialNotice kind="information">
      <p>
        {t('form.theirs', {
          who: item.changed.by ?? '–',
          when: formats.dateTime(item.changed.at, deviceZone()),
        })}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {labelOf(field)}: {textOf(field, values[field])}
          </li>
        ))}
      </ul>
    </PartialNotice>
  )
}
