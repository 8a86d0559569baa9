import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { getStructureFile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { classNames, Skeleton } from '@energycockpit/ui'
import styles from './files.module.css'

interface StoredImageProps {
  /** The whole image, or `getStructureThumbnail`. */
  call: typeof getStructureFile
  /** Id of the file. */
  file: string
  alt: string
  className?: string | undefined
}

/** The content of a file never changes. */
const forGood = { staleTime: Infinity, gcTime: 5 * 60_000 }

/**
 * An uploaded image. It is fetched by a call, because whoever looks may have a token instead of a session, which an
 * address in the page would not send.
 */
export function StoredImage({ call, file, alt, className }: StoredImageProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data, error } = useQuery({
    queryKey: ['structure-file', call.name, file],
    queryFn: async ({ signal }) => (await api.file(call, { params: { fileId: file }, signal })).content,
    ...forGood,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and given back with the image
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (error)
    return (
      <span className={classNames(styles.missing, className)} role="img" aria-label={alt}>
        {t('pictures.failed')}
      </span>
    )
  if (url === undefined) return <Skeleton className={className} />
  return <img src={url} alt={alt} className={className} decoding="async" />
}
