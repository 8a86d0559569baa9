import type { AttributeDefinition } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { detailsOf } from './attribute-line'

/** How somebody else saved the attribute while this form was open. */
export function AttributeMeanwhile({ theirs }: { theirs: AttributeDefinition }) {
  const { t } = useTexts()
  const lines = [
    [t('attributes.name'), theirs.name],
    [t('attributes.type'), t(`attributes.types.${theirs.type}`)],
    [t('attributes.columns.details'), detailsOf(theirs)],
    ...(theirs.archivedAt === null ? [] : [[t('fields.archived'), t('form.yes')]]),
  ]
  return (
    <PartialNotice>
      <p>{t('attributes.theirs')}</p>
      <ul>
        {lines.map(([label, value]) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    </PartialNotice>
  )
}
