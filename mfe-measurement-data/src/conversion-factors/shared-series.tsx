import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getSharedFactorSeries, type FactorKind, type SharedFactorSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { QueryFailure } from '@energycockpit/failures'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import type { ChosenSeries } from './chosen-series'
import { isOfGas, sayValuesOf } from './factor-kinds'
import styles from './conversion-factors.module.css'

interface SharedSeriesProps {
  kind: FactorKind
  nodeId: string
  onChoose: (series: ChosenSeries) => void
}

/** Series of the super client and of businesses below, which the hierarchy of a user need not show; nothing without any. */
export function SharedSeries({ kind, nodeId, onChoose }: SharedSeriesProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const enabled = !isOfGas(kind)
  const query = useQuery({
    queryKey: ['conversion-factors', 'shared-series', nodeId, kind],
    queryFn: ({ signal }) =>
      api.call(getSharedFactorSeries, { query: { nodeId, kind: kind as 'PRICE' | 'CARBON' }, signal }),
    enabled,
  })
  if (query.isError)
    return (
      <QueryFailure
        title={t('factors.shared.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  const fitting = (query.data?.series ?? []).filter((series) => sayValuesOf(kind, series))
  if (fitting.length === 0) return null
  const businesses = [...new Map(fitting.map((one) => [one.businessName, one])).values()]
  return (
    <div className={styles.shared}>
      {businesses.map(({ businessName, isAbove }) => (
        <OfBusiness
          key={businessName}
          title={t(isAbove ? 'factors.shared.above' : 'factors.shared.below', { business: businessName })}
          series={fitting.filter((one) => one.businessName === businessName)}
          onChoose={onChoose}
        />
      ))}
      {query.data?.more && <p>{t('factors.shared.more')}</p>}
      <h3 className={styles.label}>{t('factors.shared.others')}</h3>
    </div>
  )
}

interface OfBusinessProps extends Pick<SharedSeriesProps, 'onChoose'> {
  title: string
  series: readonly SharedFactorSeries[]
}

function OfBusiness({ title, series, onChoose }: OfBusinessProps) {
  const { t, locale } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {title}
      </h3>
      <ul className={styles.sharedSeries}>
        {series.map((one) => (
          <li key={one.id}>
            <Button
              onClick={() =>
                onChoose({
                  ...{ id: one.id, unit: one.unit, interval: one.interval },
                  name: `${one.businessName} · ${one.name}`,
                })
              }
            >
              {t('factors.form.seriesIn', {
                series: one.name,
                unit: unitSign(one.unit, locale),
                interval: t(`interval.${one.interval}`),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
