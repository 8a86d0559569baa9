import { useTexts } from '@energycockpit/i18n'
import type { SharedEnergy } from './rules/grouped-shares'

/** What a row of the ranking is called, and what stands below it. */
export function useRowName(): (row: SharedEnergy) => { name: string; note: string } {
  const { t } = useTexts()
  return ({ what, ownName, parentName, isRest }) => {
    const { productType, use, pointId } = what
    const carrier = productType === null ? undefined : t(`overview.products.${productType}`)
    const place =
      ownName ??
      (use === undefined
        ? undefined
        : use === null
          ? t('energyUses.useUnknown')
          : t(`energyUses.uses.${use}`))
    const note = [pointId === null ? undefined : isRest && t('energyUses.rest'), parentName]
    return {
      name: [carrier, place].filter(Boolean).join(' · ') || t('energyUses.allEnergy'),
      note: note.filter(Boolean).join(' · '),
    }
  }
}
