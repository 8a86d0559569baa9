import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { downloadMeterReadings, listMeterReadings, maxListedReadings } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ListDownload } from '@energycockpit/metering-points/table'
import { offers, useFeature } from '@energycockpit/remote'
import { EmptyState, Panel, PartialNotice, Select } from '@energycockpit/ui'
import { DataTable } from '@energycockpit/ui/data-table'
import { optionOf } from '../../choice/options'
import tables from '../tables/tables.module.css'
import type { WidgetProps } from '../widget'
import { EnterPanel } from './enter-panel'
import { pointsWithRegister, readingRows, shownKinds } from './reading-rows'
import { useReadingColumns } from './use-reading-columns'

/** What the registers of the chosen metering points showed, and a form for those that people read. */
export default function MeterReadings({ choice, onChange, chosen, period }: WidgetProps) {
  const { t, formats, locale } = useTexts()
  const { api, basePath, menu } = useFeature()
  const { ids, count } = useMemo(() => pointsWithRegister(chosen), [chosen])
  const query = { points: ids.join(','), from: period.from.toISOString(), to: period.to.toISOString() }
  const found = useQuery({
    queryKey: ['listed-meter-readings', query],
    queryFn: ({ signal }) => api.call(listMeterReadings, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  })
  const kind = optionOf(choice.options, 'show', [...shownKinds])
  const columns = useReadingColumns(choice)
  const rows = useMemo(() => readingRows(found.data?.points ?? [], kind), [found.data, kind])

  if (ids.length === 0)
    return (
      <Panel>
        <EmptyState title={t('readings.noRegister')} glyph="meter">
          {t('readings.noRegisterDetail')}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <Panel>
        <QueryContent query={found} loading={t('readings.loading')} failed={t('readings.failed')} lines={10}>
          {({ points }) => (
            <div className={tables.head} aria-busy={found.isPlaceholderData}>
              {count > ids.length && (
                <PartialNotice>
                  {t('readings.tooMany', { shown: formats.count(ids.length), of: formats.count(count) })}
                </PartialNotice>
              )}
              {points.some(({ series }) => series.some((one) => one.count > one.readings.length)) && (
                <PartialNotice>
                  {t('readings.latest', { most: formats.count(maxListedReadings) })}
                </PartialNotice>
              )}
              <div className={tables.found}>
                <Select
                  label={t('readings.show')}
                  groups={[
                    {
                      label: '',
                      choices: shownKinds.map((value) => ({ value, label: t(`readings.${value}`) })),
                    },
                  ]}
                  value={kind}
                  onChange={(show) => onChange({ options: { ...choice.options, show } })}
                />
                <p role="status" className={tables.count}>
                  {t('readings.count', { count: rows.length, written: formats.count(rows.length) })}
                </p>
                {rows.length > 0 && (
                  <ListDownload
                    fetchFile={(format) =>
                      api.file(downloadMeterReadings, { query: { ...query, format, language: locale } })
                    }
                    fallbackName={t('readings.fileName')}
                  />
                )}
              </div>
              {rows.length === 0 ? (
                <EmptyState title={t('readings.none')} glyph="meter">
                  {t('readings.noneDetail')}
                </EmptyState>
              ) : (
                <DataTable
                  label={t('readings.table')}
                  scrolls
                  columns={columns}
                  rows={rows}
                  keyOf={({ key }) => key}
                  columnsLabel={t('readings.columnsLabel')}
                  sortLabels={{
                    sortBy: t('readings.sort.by'),
                    asGiven: t('readings.sort.given'),
                    ascending: t('readings.sort.ascending'),
                    descending: t('readings.sort.descending'),
                  }}
                />
              )}
            </div>
          )}
        </QueryContent>
      </Panel>
      {found.data && offers(menu, `${basePath}/measurement-data/meter-readings`) && (
        <EnterPanel points={found.data.points.filter(({ isManual }) => isManual)} />
      )}
    </>
  )
}
