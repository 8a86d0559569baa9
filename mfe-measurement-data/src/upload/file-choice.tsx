import { useId, useState, type DragEvent } from 'react'
import { MAX_FILE_BYTES } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, Icon, PartialNotice, VisuallyHidden, MessagePlace } from '@energycockpit/ui'
import { chosenFile, type ChosenFile, type FileFault } from './chosen-file'
import { fileSize } from './file-size'
import styles from './upload.module.css'

interface FileChoiceProps {
  file: ChosenFile | undefined
  onChoose: (file: ChosenFile | undefined) => void
}

/** Takes a file that is chosen or dropped, and says why where it can be none. */
export function FileChoice({ file, onChoose }: FileChoiceProps) {
  const { t, formats } = useTexts()
  const inputId = useId()
  const [fault, setFault] = useState<{ kind: FileFault | 'SEVERAL'; name: string }>()
  const [over, setOver] = useState(false)

  async function take(files: FileList | null) {
    const [first, second] = files ?? []
    if (!first) return
    const chosen = second ? 'SEVERAL' : await chosenFile(first)
    setFault(typeof chosen === 'string' ? { kind: chosen, name: first.name } : undefined)
    onChoose(typeof chosen === 'string' ? undefined : chosen)
  }
  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault()
    setOver(isOver)
  }

  return (
    <div className={styles.choice}>
      <label
        htmlFor={inputId}
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          void take(event.dataTransfer.files)
        }}
      >
        <Icon glyph="imports" className={styles.sign} />
        <span className={styles.dropWords}>
          <strong>{t(file ? 'upload.file.chooseAnother' : 'upload.file.choose')}</strong>
          <span className={styles.muted}>
            {t('upload.file.drop', { max: fileSize(MAX_FILE_BYTES, formats) })}
          </span>
        </span>
        <VisuallyHidden>
          <input
            id={inputId}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              void take(target.files)
              // The same file, mended meanwhile, may be chosen again.
              target.value = ''
            }}
          />
        </VisuallyHidden>
      </label>
      <MessagePlace role="alert">
        {fault && (
          <PartialNotice>
            {t(`upload.file.faults.${fault.kind}`, {
              name: fault.name,
              max: fileSize(MAX_FILE_BYTES, formats),
            })}
          </PartialNotice>
        )}
      </MessagePlace>
      {file && (
        <p className={styles.chosen}>
          <strong className={styles.name}>{file.name}</strong>
          <span className={styles.muted}>{fileSize(file.size, formats)}</span>
        </p>
      )}
    </div>
  )
}
