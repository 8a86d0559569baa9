import { useTexts } from '@energycockpit/i18n'
import { Select, type ChoiceGroup } from '@energycockpit/ui'
import type { ChoosableQuantity } from './choosable-quantities'
import { quantityName } from './quantity-name'

interface QuantitySelectProps {
  label: string
  quantities: readonly ChoosableQuantity[]
  /** Undefined: none yet. */
  value: ChoosableQuantity | undefined
  /** Stands in the list while none is chosen. */
  noneLabel?: string
  onChange: (key: string) => void
}

/** One of the quantities of what is chosen, by location, the weather last. */
export function QuantitySelect({ label, quantities, value, noneLabel, onChange }: QuantitySelectProps) {
  const { t } = useTexts()
  const none = noneLabel === undefined ? [] : [{ label: '', choices: [{ value: '', label: noneLabel }] }]
  return (
    <Select
      label={label}
      groups={[...none, ...groupsOf(quantities, (quantity) => quantityName(quantity, t))]}
      value={value?.key ?? ''}
      onChange={(key) => key !== '' && onChange(key)}
    />
  )
}

function groupsOf(quantities: readonly ChoosableQuantity[], name: (quantity: ChoosableQuantity) => string) {
  const groups = new Map<string, { label: string; choices: { value: string; label: string }[] }>()
  for (const quantity of quantities) {
    const { locationId, locationName } = quantity.item
    if (!groups.has(locationId)) groups.set(locationId, { label: locationName, choices: [] })
    groups.get(locationId)!.choices.push({ value: quantity.key, label: name(quantity) })
  }
  return [...groups.values()] satisfies ChoiceGroup<string>[]
}
