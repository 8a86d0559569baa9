import { useId, useState, type DragEvent } from 'react'
import { maxStructureFileBytes } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Icon, PartialNotice, VisuallyHidden } from '@energycockpit/ui'
import styles from './import.module.css'

export interface ChosenFile {
  name: string
  /** Base64. */
  content: string
}

interface FileChoiceProps {
  file: ChosenFile | undefined
  onChoose: (file: ChosenFile | undefined) => void
}

/** Takes a workbook or JSON that is chosen or dropped. */
export function FileChoice({ file, onChoose }: FileChoiceProps) {
  const { t, formats } = useTexts()
  const id = useId()
  const [fault, setFault] = useState<'TOO_LARGE' | 'UNREADABLE'>()

  async function take(files: FileList | null) {
    const given = files?.[0]
    if (!given) return
    const isTooLarge = given.size > maxStructureFileBytes
    try {
      const content = isTooLarge ? undefined : base64(new Uint8Array(await given.arrayBuffer()))
      setFault(isTooLarge ? 'TOO_LARGE' : undefined)
      onChoose(content === undefined ? undefined : { name: given.name, content })
    } catch {
      // It was moved, deleted, or is not this user's to read.
      setFault('UNREADABLE')
      onChoose(undefined)
    }
  }

  return (
    <>
      <label
        htmlFor={id}
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          void take(event.dataTransfer.files)
        }}
      >
        <Icon glyph="imports" />
        <strong>{file ? file.name : t('import.choose')}</strong>
        <span className={styles.muted}>
          {t('import.drop', { max: `${formats.count(maxStructureFileBytes / 1e6)} MB` })}
        </span>
        <VisuallyHidden>
          <input
            id={id}
            type="file"
            accept=".xlsx,.json,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ target }) => {
              void take(target.files)
              // The same file, corrected meanwhile, may be chosen again.
              target.value = ''
            }}
          />
        </VisuallyHidden>
      </label>
      <div role="alert">{fault && <PartialNotice>{t(`import.file.${fault}`)}</PartialNotice>}</div>
    </>
  )
}

/** In pieces: a call has only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 32_768)
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  return btoa(text)
}
