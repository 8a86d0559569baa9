import type { SupplyBalance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'

/** How a degree is written: where feed-in is not metered, it is no more than an upper limit. */
export function useShare(balance: SupplyBalance | null | undefined) {
  const { t, formats } = useTexts()
  return (degree: 'selfSupply' | 'selfConsumption'): string => {
    const share = balance?.[degree] ?? null
    if (share === null) return '–'
    const written = formats.percent(share, 1)
    return balance?.atMost ? t('supply.atMost', { share: written }) : written
  }
}
