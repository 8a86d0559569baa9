import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { nodeQuery } from '../conversion-factors/node-query'
import { offers } from '../offers'

/** The ways to what values are calculated by: factors, and virtual meters; of a virtual meter to its own formula. */
export function CalculationLinks({ point }: { point?: MeteringPoint }) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const analysis = `${basePath}/analysis`
  // Whoever is not led to the values is not let see what they are calculated by.
  if (!offers(menu, analysis)) return null
  const own = point?.series.find(({ seriesType }) => seriesType === 'VIRTUAL')
  return (
    <>
      <ButtonLink href={`${analysis}/conversion-factors${point ? `?${nodeQuery(point.id)}` : ''}`}>
        {t('point.toFactors')}
      </ButtonLink>
      <ButtonLink href={`${analysis}/virtual-meters${own ? `/${own.id}` : ''}`}>
        {t(own ? 'point.toFormula' : 'point.toVirtualMeters')}
      </ButtonLink>
    </>
  )
}
