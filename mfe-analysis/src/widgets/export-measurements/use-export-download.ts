import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { exportMeasurements, type DownloadFormat } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { saveFile } from '@energycockpit/ui'
import type { ExportRequest } from './export-request'

/** Fetches a file to its end and gives it to the browser; a page that is left, or a step back, stops it. */
export function useExportDownload(request: ExportRequest) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const [bytes, setBytes] = useState(0)
  const [isCancelled, setCancelled] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const download = useMutation({
    mutationFn: async (format: DownloadFormat) => {
      const controller = new AbortController()
      running.current = controller
      setBytes(0)
      setCancelled(false)
      const { name, content } = await api.file(exportMeasurements, {
        query: { ...request, format, language: locale },
        onProgress: setBytes,
        signal: controller.signal,
      })
      const fileName = name ?? `export.${format}`
      saveFile(fileName, content)
      return fileName
    },
  })
  const cancel = () => {
    setCancelled(true)
    running.current?.abort()
    download.reset()
  }
  return { download, bytes, isCancelled, cancel }
}
