import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMarketIds, type MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { describeObis, formatMalo, formatMelo, parseObis, shortObis } from '@energycockpit/metering-ids'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel, Waiting } from '@energycockpit/ui'
import { GroupedId, seriesLabel } from '@energycockpit/metering-points'
import { QueryFailure } from '@energycockpit/failures'
import { MarketIdsForm } from './market-ids-form'
import styles from './series-page.module.css'

/** What the energy market calls the metering point and the registers of its meter, formatted and in words. */
export function MarketIdsPanel({ point }: { point: MeteringPoint }) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [changing, setChanging] = useState(false)
  const ids = useQuery({
    queryKey: ['market-ids', point.id],
    queryFn: ({ signal }) => api.call(getMarketIds, { params: { meteringPointId: point.id }, signal }),
  })
  const isEmpty =
    ids.data && ids.data.malo === null && ids.data.melo === null && ids.data.series.every(({ obis }) => !obis)

  return (
    <Panel
      title={t('marketIds.title')}
      actions={
        ids.data?.canChange && (
          <Button onClick={() => setChanging(true)} aria-haspopup="dialog">
            {t(isEmpty ? 'marketIds.enter' : 'marketIds.change')}
          </Button>
        )
      }
    >
      {ids.isError ? (
        <QueryFailure title={t('marketIds.failed')} error={ids.error} onRetry={() => void ids.refetch()} />
      ) : !ids.data ? (
        <Waiting label={t('marketIds.loading')} lines={3} />
      ) : isEmpty ? (
        <EmptyState title={t('marketIds.none')}>{t('marketIds.noneWhy')}</EmptyState>
      ) : (
        <dl className={styles.ids}>
          <dt>{t('facts.MALO')}</dt>
          <dd>
            <span>{ids.data.malo === null ? '–' : <GroupedId grouped={formatMalo(ids.data.malo)} />}</span>
          </dd>
          <dt>{t('facts.MELO')}</dt>
          <dd>
            <span>{ids.data.melo === null ? '–' : <GroupedId grouped={formatMelo(ids.data.melo)} />}</span>
          </dd>
          {ids.data.series.map(({ seriesId, obis }) => {
            const series = point.series.find(({ id }) => id === seriesId)
            const read = obis === null ? undefined : parseObis(obis)
            if (!series || !read?.ok) return null
            return (
              <div key={seriesId} className={styles.id}>
                <dt>{t('marketIds.obisOf', { series: seriesLabel(point, series, t) })}</dt>
                <dd>
                  {shortObis(read.code)}
                  <span className={styles.note}>{describeObis(read.code, locale)}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {changing && ids.data && (
        <MarketIdsForm point={point} ids={ids.data} onClose={() => setChanging(false)} />
      )}
    </Panel>
  )
}
