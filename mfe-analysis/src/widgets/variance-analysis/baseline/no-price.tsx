import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState } from '@energycockpit/ui'
import { useCanSetFactors } from '../../../values/use-can-set-factors'

/** There is no price or factor to say amounts in: where it is set, or by whom. */
export function NoPrice({ pointId }: { pointId: string }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const canSet = useCanSetFactors(pointId)
  return (
    <EmptyState
      title={t('variance.noPrice')}
      action={
        <ButtonLink href={`${basePath}/measurement-data/conversion-factors?${nodeQuery(pointId)}`}>
          {t(canSet ? 'variance.toSetPrice' : 'variance.toPrices')}
        </ButtonLink>
      }
    >
      <p>{t('variance.noPriceDetail')}</p>
      {canSet === false && <p>{t('variance.whoSetsPrices')}</p>}
    </EmptyState>
  )
}
