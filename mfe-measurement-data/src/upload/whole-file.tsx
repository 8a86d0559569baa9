import { HEAD_BYTES } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, PartialNotice, Progress } from '@energycockpit/ui'
import { importReasonKey } from '@energycockpit/imports'
import { referenceOf } from '@energycockpit/failures'
import type { ChosenFile } from './chosen-file'
import { fileSize } from './file-size'
import styles from './upload.module.css'

interface WholeFileProps {
  file: ChosenFile
  state: 'beginning' | 'reading' | 'read'
  error: unknown
  onRead: () => void
}

/** Says that a long file has been read at its beginning only, and reads all of it. */
export function WholeFile({ file, state, error, onRead }: WholeFileProps) {
  const { t, formats } = useTexts()
  if (state === 'read') return <p className={styles.muted}>{t('upload.whole.read')}</p>
  const sizes = { head: fileSize(HEAD_BYTES, formats), size: fileSize(file.size, formats) }
  return (
    <PartialNotice kind={error ? 'warning' : 'information'}>
      <div className={styles.said}>
        <span role={error ? 'alert' : 'status'}>
          {error
            ? `${t('upload.whole.failed')} ${t(importReasonKey(error))} ${referenceOf(error, t) ?? ''}`
            : t(`upload.whole.${state}`, sizes)}
        </span>
        {state === 'reading' ? (
          <Progress label={t('upload.whole.reading', sizes)} />
        ) : (
          <Button onClick={onRead}>{t('upload.whole.step')}</Button>
        )}
      </div>
    </PartialNotice>
  )
}
