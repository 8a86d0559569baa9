import { useMutation } from '@tanstack/react-query'
import { downloadFormats, downloadMeteringPoints, type DownloadFormat } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon, saveFile, StepButton, VisuallyHidden } from '@energycockpit/ui'
import { today } from '../device-zone'
import { structureReasonKey } from '../structure-query'
import { queryOf, type ListChoice } from './list-address'
import styles from './points.module.css'

/** The whole list as it is found and sorted, also what is not loaded yet, as a file. */
export function PointsDownload({ choice }: { choice: ListChoice }) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const download = useMutation({
    mutationFn: async (format: DownloadFormat) => {
      const query = { ...queryOf(choice), day: today(), format, language: locale }
      const { name, content } = await api.file(downloadMeteringPoints, { query })
      const fileName = name ?? `metering-points.${format}`
      saveFile(fileName, content)
      return fileName
    },
  })
  return (
    <div className={styles.download}>
      <div className={styles.steps}>
        {downloadFormats.map((format) => (
          <StepButton
            key={format}
            pending={download.isPending && download.variables === format}
            working={t('points.downloading')}
            onClick={() => download.mutate(format)}
          >
            <Icon glyph="download" />
            {t(`points.download.${format}`)}
          </StepButton>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{download.data ? t('points.downloaded', { file: download.data }) : null}</span>
      </VisuallyHidden>
      <StepFailure title={t('points.notDownloaded')} error={download.error} reasonKey={structureReasonKey} />
    </div>
  )
}
