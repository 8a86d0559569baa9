import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { amountName } from './amount-name'
import type { ChoosableAmount } from './choosable-amounts'

interface AmountSelectProps {
  amounts: readonly ChoosableAmount[]
  value: ChoosableAmount
  onChange: (key: string) => void
}

/** What is compared: sums of main meters, then single series by location. */
export function AmountSelect({ amounts, value, onChange }: AmountSelectProps) {
  const { t } = useTexts()
  const places = new Map<string, { label: string; choices: { value: string; label: string }[] }>()
  for (const amount of amounts) {
    const [{ locationId, locationName }, second] = amount.items
    const [id, label] = second === undefined ? [locationId, locationName] : ['', t('amounts.sums')]
    if (!places.has(id)) places.set(id, { label, choices: [] })
    places.get(id)!.choices.push({ value: amount.key, label: amountName(amount, t) })
  }
  return (
    <Select label={t('amounts.amount')} groups={[...places.values()]} value={value.key} onChange={onChange} />
  )
}
