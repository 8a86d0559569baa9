import { useMemo } from 'react'
import { useTexts } from '@energycockpit/i18n'
import type { SupplyWords } from './drawn-supply'

export function useSupplyWords(): SupplyWords {
  const { t } = useTexts()
  return useMemo(
    () => ({
      purchase: t('supply.lines.PURCHASE'),
      production: t('supply.lines.PRODUCTION'),
      feedIn: t('supply.lines.FEED_IN'),
      consumption: t('supply.lines.CONSUMPTION'),
      others: (count) => t('supply.others', { count }),
      rest: t('supply.rest'),
    }),
    [t],
  )
}
