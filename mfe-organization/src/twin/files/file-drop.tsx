import { useId, useState, type DragEvent } from 'react'
import { acceptedFiles, type FilePurpose } from '@energycockpit/contract'
import { useTexts, writtenSize } from '@energycockpit/i18n'
import { classNames, Icon, VisuallyHidden } from '@energycockpit/ui'
import { maxBytes } from './file-rules'
import styles from './files.module.css'

interface FileDropProps {
  purpose: FilePurpose
  /** One file alone. */
  single?: boolean
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are chosen or dropped. */
export function FileDrop({ purpose, single = false, disabled, onFiles }: FileDropProps) {
  const { t, formats } = useTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  function take(files: FileList | null) {
    const given = [...(files ?? [])]
    if (given.length > 0 && !disabled) onFiles(single ? given.slice(0, 1) : given)
  }
  function drag(event: DragEvent, over: boolean) {
    event.preventDefault()
    setOver(over)
  }
  return (
    <label
      htmlFor={id}
      className={classNames(styles.drop, isOver && styles.over)}
      aria-disabled={disabled}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <Icon glyph="imports" />
      <span className={styles.dropWords}>
        <strong>{t(`files.choose.${purpose}`)}</strong>
        <span className={styles.muted}>
          {t(`files.drop.${purpose}`, { max: writtenSize(maxBytes(purpose), formats) })}
        </span>
      </span>
      <VisuallyHidden>
        <input
          id={id}
          type="file"
          accept={acceptedFiles[purpose]}
          multiple={!single}
          disabled={disabled}
          onChange={({ target }) => {
            take(target.files)
            // The same file, corrected meanwhile, may be chosen again.
            target.value = ''
          }}
        />
      </VisuallyHidden>
    </label>
  )
}
