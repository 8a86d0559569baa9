import { useMutation } from '@tanstack/react-query'
import { downloadFormats, type DownloadFormat } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Icon, saveFile, StepButton, VisuallyHidden } from '@energycockpit/ui'
import styles from './list-download.module.css'

interface ListDownloadProps {
  fetchFile: (format: DownloadFormat) => Promise<{ name: string | undefined; content: Blob }>
  /** What the file is called where the server says no name; without its ending. */
  fallbackName: string
  /** The text of why it failed. */
  reasonKey?: ((error: unknown) => string) | undefined
}

/** The whole list as it is found and sorted, also what is not loaded yet, as a file. */
export function ListDownload({ fetchFile, fallbackName, reasonKey }: ListDownloadProps) {
  const { t } = useTexts()
  const download = useMutation({
    mutationFn: async (format: DownloadFormat) => {
      const { name, content } = await fetchFile(format)
      const fileName = name ?? `${fallbackName}.${format}`
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
            working={t('list.downloading')}
            onClick={() => download.mutate(format)}
          >
            <Icon glyph="download" />
            {t(`list.download.${format}`)}
          </StepButton>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{download.data ? t('list.downloaded', { file: download.data }) : null}</span>
      </VisuallyHidden>
      <StepFailure title={t('list.notDownloaded')} error={download.error} {...(reasonKey && { reasonKey })} />
    </div>
  )
}
