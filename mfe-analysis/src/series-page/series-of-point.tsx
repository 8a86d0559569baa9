import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { offers, useAddressQuery, useFeature, useViewed } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, Panel, Waiting } from '@energycockpit/ui'
import { CalculationLinks } from '../point/calculation-links'
import { meteringPointQuery, PointFailure, PointHeader } from '@energycockpit/metering-points'
import { FindingsPanel } from './findings-panel'
import { GapsPanel } from './gaps-panel'
import { MarketIdsPanel } from './market-ids-panel'
import { RulesPanel } from './rules/rules-panel'
import { readSeriesPageChoice, shownYears, writeSeriesPageChoice } from './series-page-choice'
import { SeriesTable } from './series-table'
import styles from './series-page.module.css'

/** All series of a metering point, and the gaps of the chosen one. */
export function SeriesOfPoint({ pointId }: { pointId: string }) {
  const { t } = useTexts()
  const { api, navigate, basePath, menu } = useFeature()
  // Shares of the last 12 months are those of one moment, so that they stand still while the page is open.
  const [openedAt] = useState(() => new Date())
  const choice = readSeriesPageChoice(useAddressQuery())
  const point = useQuery(meteringPointQuery(api, pointId))
  useViewed(point.data && { kind: 'METERING_POINT', id: pointId })

  if (point.isError)
    return (
      <Page className={styles.page}>
        <PointHeader point={undefined} />
        <PointFailure point={point} />
      </Page>
    )
  if (!point.data)
    return (
      <Page className={styles.page}>
        <PointHeader point={undefined} isWaiting />
        <Waiting label={t('seriesPage.loading')} lines={8} />
      </Page>
    )

  const { series, location } = point.data
  const chosen = series.find(({ id }) => id === choice.seriesId) ?? series[0]
  const { years, year } = shownYears(chosen?.firstAt ?? null, choice.year, openedAt, location.timeZone)
  const meterReadings = `${basePath}/measurement-data/meter-readings`
  const change = (changes: Partial<typeof choice>) =>
    navigate(`${window.location.pathname}${writeSeriesPageChoice({ ...choice, ...changes })}`)

  return (
    <Page className={styles.page}>
      <PointHeader point={point.data}>
        <ButtonLink href={`${basePath}/analysis?${new URLSearchParams({ point: pointId }).toString()}`}>
          {t('seriesPage.toValues')}
        </ButtonLink>
        {offers(menu, meterReadings) && (
          <ButtonLink href={`${meterReadings}/${encodeURIComponent(pointId)}`}>
            {t('seriesPage.toRegister')}
          </ButtonLink>
        )}
        <CalculationLinks point={point.data} />
      </PointHeader>
      <Panel title={t('seriesPage.title')}>
        {chosen ? (
          <SeriesTable point={point.data} openedAt={openedAt} />
        ) : (
          <EmptyState title={t('point.noSeries')}>{t('point.noSeriesDetail')}</EmptyState>
        )}
      </Panel>
      <MarketIdsPanel point={point.data} />
      {chosen && (
        <>
          <GapsPanel
            key={chosen.id}
            point={point.data}
            series={chosen}
            years={years}
            year={year}
            onSeries={(seriesId) => change({ seriesId })}
            onYear={(wanted) => change({ year: wanted })}
          />
          <FindingsPanel key={`${chosen.id} ${year}`} point={point.data} series={chosen} year={year} />
          {chosen.seriesType !== 'VIRTUAL' && (
            <RulesPanel key={`rules ${chosen.id}`} point={point.data} series={chosen} />
          )}
        </>
      )}
    </Page>
  )
}
