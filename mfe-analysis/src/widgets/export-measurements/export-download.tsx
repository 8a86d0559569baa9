import { downloadFormats, exportLimits, type ExportPreview } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts, writtenSize } from '@energycockpit/i18n'
import { Button, Icon, PartialNotice, Progress, StepButton, TableNote, MessagePlace } from '@energycockpit/ui'
import type { ExportRequest } from './export-request'
import { useExportDownload } from './use-export-download'
import styles from './export-measurements.module.css'

interface ExportDownloadProps {
  request: ExportRequest
  preview: ExportPreview
}

/** The file in both formats, how large it is, and how far it has come. */
export function ExportDownload({ request, preview }: ExportDownloadProps) {
  const { t, formats } = useTexts()
  const { download, bytes, isCancelled, cancel } = useExportDownload(request)
  const { isPending, variables, data, error } = download
  const size = variables && preview.bytes[variables]
  const { values, xlsxRows } = exportLimits
  return (
    <div className={styles.download}>
      <div className={styles.steps}>
        {downloadFormats.map((format) => {
          const about = preview.bytes[format]
          return (
            <StepButton
              key={format}
              look={format === 'csv' ? 'primary' : undefined}
              pending={isPending && variables === format}
              working={t('export.working')}
              aria-disabled={about === null || (isPending && variables !== format)}
              onClick={() => download.mutate(format)}
            >
              <Icon glyph="download" />
              {t(`export.download.${format}`)}
              {about !== null && (
                <span className={styles.size}>
                  {t('export.about', { size: writtenSize(about, formats) })}
                </span>
              )}
            </StepButton>
          )
        })}
        {isPending && <Button onClick={cancel}>{t('export.cancel')}</Button>}
      </div>
      {isPending && (
        <div className={styles.progress}>
          <Progress label={t('export.working')} {...(size && { share: Math.min(0.99, bytes / size) })} />
          <TableNote>
            {t('export.progress', {
              done: writtenSize(bytes, formats),
              size: writtenSize(Math.max(size ?? 0, bytes), formats),
            })}
          </TableNote>
        </div>
      )}
      <MessagePlace role="status">
        {data !== undefined && (
          <PartialNotice kind="information">{t('export.saved', { file: data })}</PartialNotice>
        )}
        {isCancelled && !isPending && (
          <PartialNotice kind="information">{t('export.cancelled')}</PartialNotice>
        )}
      </MessagePlace>
      <StepFailure title={t('export.notDownloaded')} error={isCancelled ? null : error} />
      {preview.bytes.csv === null ? (
        <PartialNotice>
          {t('export.tooMany', { count: formats.count(preview.valueCount), most: formats.count(values) })}
        </PartialNotice>
      ) : preview.bytes.xlsx === null ? (
        <PartialNotice>
          {t('export.tooManyRows', {
            count: formats.count(preview.rowCount),
            most: formats.count(xlsxRows),
          })}
        </PartialNotice>
      ) : (
        <p className={styles.note}>
          {t('export.limits', { values: formats.count(values), rows: formats.count(xlsxRows) })}
        </p>
      )}
    </div>
  )
}
