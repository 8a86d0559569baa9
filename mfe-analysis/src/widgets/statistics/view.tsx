import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { downloadStatistics, statisticFunctions } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ListDownload } from '@energycockpit/metering-points/table'
import { EmptyState, Panel, PartialNotice, Select, TableNote } from '@energycockpit/ui'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import { writeChoice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'
import { optionOf } from '../../choice/options'
import layout from '../../frame/settings-above.module.css'
import { statisticsQuery, statisticsRequest } from '../../values/statistics-query'
import tables from '../tables/tables.module.css'
import type { WidgetProps } from '../widget'
import { percentiles, statisticRows, type Figure, type StatisticRow } from './statistic-rows'

/** All functions of the values of each chosen series. */
export default function StatisticsView({ choice, onChange, chosen, period }: WidgetProps) {
  const { t, formats, locale } = useTexts()
  const { api, basePath } = useFeature()
  const percentile = optionOf(choice.options, 'percentile', [...percentiles])
  const requested = { chosen, period, percentile: Number(percentile) }
  const found = useQuery(statisticsQuery(api, requested))
  const columns = useMemo((): DataColumn<StatisticRow>[] => {
    const written = ({ value, unit, at }: Figure, timeZone: string) => (
      <>
        {unit === undefined ? formats.count(value) : formats.quantity(value, unit)}
        {at !== undefined && (
          // Below the figure, so that figures end below each other.
          <div>
            <TableNote> {t('statistics.at', { when: formats.dateTime(at, timeZone) })}</TableNote>
          </div>
        )}
      </>
    )
    return [
      {
        name: 'name',
        label: t('statistics.name'),
        sortBy: ({ series }) => series.pointName,
        cell: ({ series: { pointId, pointName, seriesId } }) => (
          <a
            href={`${basePath}/analysis${writeChoice({
              ...{ ...choice, options: {} },
              ...choosing([{ id: pointId, isPoint: true }]),
              seriesId,
            })}`}
          >
            {pointName}
          </a>
        ),
      },
      {
        name: 'series',
        label: t('statistics.series'),
        // Of which length a value is: the highest of hours is not that of quarter hours.
        cell: ({ series: { quantity, direction, interval } }) =>
          [
            t(`filters.quantity.${quantity}`),
            direction && t(`filters.direction.${direction}`),
            t(`interval.${interval}`),
          ]
            .filter(Boolean)
            .join(', '),
      },
      {
        name: 'location',
        label: t('statistics.location'),
        sortBy: ({ series }) => series.locationName,
        cell: ({ series }) => series.locationName,
      },
      ...statisticFunctions.map((name): DataColumn<StatisticRow> => ({
        name,
        label: t(`statistics.${name}`, { percentile }),
        isNumber: true,
        sortBy: ({ figures }) => figures[name]?.value,
        cell: ({ figures, series }) => {
          const figure = figures[name]
          return figure === null ? '–' : written(figure, series.timeZone)
        },
      })),
      {
        name: 'measured',
        label: t('statistics.measured'),
        isNumber: true,
        sortBy: ({ measured }) => measured,
        cell: ({ measured }) => formats.percent(measured),
      },
    ]
  }, [t, formats, basePath, choice, percentile])
  const rows = useMemo(() => (found.data ? statisticRows(chosen, found.data) : []), [chosen, found.data])

  return (
    <Panel>
      <div className={layout.view}>
        <div className={layout.one}>
          <Select
            label={t('statistics.percentileOf')}
            groups={[{ label: '', choices: percentiles.map((value) => ({ value, label: value })) }]}
            value={percentile}
            onChange={(value) => onChange({ options: { ...choice.options, percentile: value } })}
          />
        </div>
        <QueryContent query={found} loading={t('statistics.loading')} failed={t('statistics.failed')}>
          {({ count, leftOut }) => (
            <div className={tables.result} aria-busy={found.isPlaceholderData}>
              {leftOut && <PartialNotice>{t('statistics.leftOut', { count: leftOut.length })}</PartialNotice>}
              {count.every((one) => one === 0) ? (
                <EmptyState title={t('statistics.none')}>{t('statistics.noneDetail')}</EmptyState>
              ) : (
                <>
                  <div className={tables.found}>
                    <p role="status" className={tables.count}>
                      {t('statistics.count', { count: rows.length, shown: formats.count(rows.length) })}
                    </p>
                    <ListDownload
                      fetchFile={(format) =>
                        api.file(downloadStatistics, {
                          query: { ...statisticsRequest(requested), format, language: locale },
                        })
                      }
                      fallbackName={t('statistics.table')}
                    />
                  </div>
                  <DataTable
                    label={t('statistics.table')}
                    scrolls
                    columns={columns}
                    rows={rows}
                    keyOf={({ series }) => String(series.seriesId)}
                    columnsLabel={t('statistics.columns')}
                    sortLabels={{
                      sortBy: t('statistics.sort.by'),
                      asGiven: t('statistics.sort.given'),
                      ascending: t('statistics.sort.ascending'),
                      descending: t('statistics.sort.descending'),
                    }}
                  />
                </>
              )}
            </div>
          )}
        </QueryContent>
      </div>
    </Panel>
  )
}
