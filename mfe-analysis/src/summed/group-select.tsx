import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { quantityKind } from '../joined/quantity-name'
import type { SummableGroup } from './summable-groups'
import layout from '../frame/settings-above.module.css'

interface GroupSelectProps {
  groups: readonly SummableGroup[]
  value: SummableGroup
  onChange: (key: string) => void
}

/** Which kind of series is looked at, where there are several. */
export function GroupSelect({ groups, value, onChange }: GroupSelectProps) {
  const { t } = useTexts()
  if (groups.length < 2) return null
  // Of a kind there is one sum, and any number of virtual meters.
  const nameOf = (item: SummableGroup['item']) =>
    [
      quantityKind({ item, as: undefined }, t),
      ...(item.kind === 'VIRTUAL' ? [item.locationName, item.pointName] : []),
    ].join(' · ')
  const choices = groups.map(({ key, item }) => ({
    value: key,
    label: nameOf(item),
  }))
  return (
    <div className={layout.one}>
      <Select
        label={t('summed.what')}
        groups={[{ label: '', choices }]}
        value={value.key}
        onChange={onChange}
      />
    </div>
  )
}
