import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { quantityKind } from '../joined/quantity-name'
import type { SummableGroup } from './summable-groups'

interface GroupSelectProps {
  groups: readonly SummableGroup[]
  value: SummableGroup
  onChange: (key: string) => void
}

/** Which kind of series is looked at, where there are several. */
export function GroupSelect({ groups, value, onChange }: GroupSelectProps) {
  const { t } = useTexts()
  if (groups.length < 2) return null
  const choices = groups.map(({ key, item }) => ({
    value: key,
    label: quantityKind({ item, as: undefined }, t),
  }))
  return (
    <Select
      label={t('summed.what')}
      groups={[{ label: '', choices }]}
      value={value.key}
      onChange={onChange}
    />
  )
}
