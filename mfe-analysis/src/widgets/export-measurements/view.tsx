import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewExport, type ExportPreview } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel, PartialNotice } from '@energycockpit/ui'
import type { WidgetProps } from '../widget'
import { ContentChoice } from './content-choice'
import { ExportDownload } from './export-download'
import { exportRequest } from './export-request'
import { PreviewTable } from './preview-table'
import styles from './export-measurements.module.css'

/** The chosen series as one file, with its first rows and its size before it is downloaded. */
export default function ExportMeasurements({ choice, onChange, chosen, period }: WidgetProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const request = exportRequest(choice, chosen, period)
  const query = { ...request, language: locale }
  const preview = useQuery({
    queryKey: ['export-preview', query],
    queryFn: ({ signal }) => api.call(previewExport, { query, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Panel title={t('export.content')}>
        <ContentChoice {...{ choice, onChange, chosen, request }} />
      </Panel>
      <Panel title={t('export.preview')}>
        <QueryContent query={preview} loading={t('export.loading')} failed={t('export.failed')} lines={14}>
          {(found) => (
            <div className={styles.preview} aria-busy={preview.isPlaceholderData}>
              <About preview={found} />
              <PreviewTable preview={found} />
              <ExportDownload request={request} preview={found} />
            </div>
          )}
        </QueryContent>
      </Panel>
    </>
  )
}

function About({ preview }: { preview: ExportPreview }) {
  const { t, formats } = useTexts()
  const { rowCount, rows, seriesCount, shownSeries, timeZone, timeZones, leftOut = [] } = preview
  const isWhole = rowCount <= rows.length
  return (
    <>
      <p className={styles.note}>
        {[
          isWhole
            ? t('export.allRows', { count: rowCount, written: formats.count(rowCount) })
            : t('export.someRows', { shown: formats.count(rows.length), of: formats.count(rowCount) }),
          shownSeries < seriesCount &&
            t('export.someSeries', { shown: formats.count(shownSeries), of: formats.count(seriesCount) }),
          t('export.zone', { zone: timeZone.replaceAll('_', ' ') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {timeZones.length > 1 && (
        <PartialNotice kind="information">
          {t('export.zones', { count: timeZones.length, zones: timeZones.join(', ').replaceAll('_', ' ') })}
        </PartialNotice>
      )}
      {leftOut.length > 0 && (
        <PartialNotice>
          {t('export.leftOut', {
            count: leftOut.length,
            names: leftOut.map(({ name }) => name).join(', '),
          })}
        </PartialNotice>
      )}
    </>
  )
}
