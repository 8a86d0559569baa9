import type { MeteringPoint } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'

/** Links to what values are calculated with: factors, and virtual meters; from a virtual meter to its own formula. */
export function CalculationLinks({ point }: { point?: MeteringPoint }) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const factors = `${basePath}/measurement-data/conversion-factors`
  const meters = `${basePath}/measurement-data/virtual-meters`
  const own = point?.series.find(({ seriesType }) => seriesType === 'VIRTUAL')
  return (
    <>
      {offers(menu, factors) && (
        <ButtonLink href={`${factors}${point ? `?${nodeQuery(point.id)}` : ''}`}>
          {t('links.toFactors')}
        </ButtonLink>
      )}
      {offers(menu, meters) && (
        <ButtonLink href={`${meters}${own ? `/${own.id}` : ''}`}>
          {t(own ? 'links.toFormula' : 'links.toVirtualMeters')}
        </ButtonLink>
      )}
    </>
  )
}
