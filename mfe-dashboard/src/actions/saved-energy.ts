import type { ExpectedSaving } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { savingUnit } from './saving-unit'

/** Writes what is to be saved in the first year, a figure for each product: '120 MWh gas, −30 MWh electricity'. */
export function useSavedEnergy(): (savings: readonly ExpectedSaving[]) => string {
  const { t, formats } = useTexts()
  return (savings) => {
    const sums = new Map<ExpectedSaving['productType'], number>()
    for (const { productType, amount } of savings)
      sums.set(productType, (sums.get(productType) ?? 0) + amount)
    return [...sums]
      .map(([product, amount]) =>
        t('actions.savedOf', {
          amount: formats.quantity(amount, savingUnit(product)),
          product: t(`actions.products.${product}`),
        }),
      )
      .join(', ')
  }
}
