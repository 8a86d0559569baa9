import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { downloadSeriesValues, type DownloadFormat, type SeriesValues } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon, PartialNotice, saveFile, StepButton, VisuallyHidden } from '@energycockpit/ui'
import { reasonKey, referenceOf } from '@energycockpit/failures'
import type { ShownAs } from '../choice/shown-as'
import styles from './values.module.css'

interface DownloadButtonProps {
  format: DownloadFormat
  values: SeriesValues
  shown: ShownAs
}

/** Fetches a file of what is shown and gives it to the browser, under the name that the server gives it. */
export function DownloadButton({ format, values, shown }: DownloadButtonProps) {
  const { t, locale, formats } = useTexts()
  const { api } = useFeature()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const download = useMutation({
    mutationFn: async () => {
      const { from, to, granularity, function: name, unit } = values
      running.current = new AbortController()
      setBytes(0)
      const file = await api.file(downloadSeriesValues, {
        params: { seriesId: values.seriesId },
        query: { from, to, granularity, function: name, unit, ...shown, format, language: locale },
        onProgress: setBytes,
        signal: running.current.signal,
      })
      const fileName = file.name ?? `${values.seriesId}.${format}`
      saveFile(fileName, file.content)
      return fileName
    },
  })

  const kilobytes = `${formats.count(Math.ceil(bytes / 1000))}${NO_BREAK_SPACE}kB`
  return (
    <>
      <StepButton
        pending={download.isPending}
        working={t('download.working', { format: t(`download.format.${format}`) })}
        onClick={() => download.mutate()}
      >
        <Icon glyph="download" />
        {t(`download.${format}`)}
        {download.isPending && bytes > 0 ? (
          <span aria-hidden="true" className={styles.bytes}>
            {kilobytes}
          </span>
        ) : null}
      </StepButton>
      <VisuallyHidden>
        <span role="status">{download.data ? t('download.saved', { file: download.data }) : null}</span>
      </VisuallyHidden>
      {download.isError ? (
        <div role="alert" className={styles.downloadFailed}>
          <PartialNotice>
            {[
              t('download.failed', { format: t(`download.format.${format}`) }),
              t(reasonKey(download.error)),
              referenceOf(download.error, t),
            ]
              .filter(Boolean)
              .join(' ')}
          </PartialNotice>
        </div>
      ) : null}
    </>
  )
}
