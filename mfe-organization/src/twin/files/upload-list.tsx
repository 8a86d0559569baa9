import { referenceOf } from '@energycockpit/failures'
import { useTexts, writtenSize } from '@energycockpit/i18n'
import { Button, Icon, PartialNotice, Progress, MessagePlace } from '@energycockpit/ui'
import { structureReasonKey } from '../../structure-query'
import type { Upload, Uploads } from './use-uploads'
import styles from './files.module.css'

/** Files on their way, and why some were refused. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useTexts()
  const refused = uploads.list.filter(({ fault, error }) => fault !== undefined || error !== undefined)
  const sending = uploads.list.filter((one) => !refused.includes(one))
  return (
    <>
      {sending.length > 0 && (
        <ul className={styles.uploads} aria-label={t('files.uploading')}>
          {sending.map((upload) => (
            <SendingFile key={upload.key} upload={upload} onCancel={() => uploads.cancel(upload.key)} />
          ))}
        </ul>
      )}
      <MessagePlace role="alert" className={styles.refusals}>
        {refused.map((upload) => (
          <RefusedFile key={upload.key} upload={upload} onDismiss={() => uploads.dismiss(upload.key)} />
        ))}
        {uploads.retry && (
          <p>
            <Button onClick={uploads.retry}>{t('retry')}</Button>
          </p>
        )}
      </MessagePlace>
    </>
  )
}

function SendingFile({ upload: { file, sent }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { t, formats } = useTexts()
  const state = sent === null ? 'waiting' : sent < 1 ? 'sending' : 'checking'
  return (
    <li className={styles.upload}>
      <Icon glyph="file" />
      <span className={styles.name}>
        {file.name} <span className={styles.muted}>{writtenSize(file.size, formats)}</span>
      </span>
      <span className={styles.muted}>{t(`files.state.${state}`, { share: formats.percent(sent ?? 0) })}</span>
      <Button onClick={onCancel} aria-label={t('files.cancelOne', { name: file.name })}>
        {t('form.cancel')}
      </Button>
      <span className={styles.bar}>
        <Progress
          label={t('files.progressOf', { name: file.name })}
          {...(state === 'sending' && { share: sent! })}
        />
      </span>
    </li>
  )
}

function RefusedFile({
  upload: { file, fault, error },
  onDismiss,
}: {
  upload: Upload
  onDismiss: () => void
}) {
  const { t } = useTexts()
  const reason =
    fault === undefined
      ? t(structureReasonKey(error))
      : t(fault === 'TOO_MANY' ? 'files.tooMany' : `reasons.${fault}`)
  return (
    <PartialNotice>
      <strong>{file.name}</strong>: {reason} {fault === undefined && referenceOf(error, t)}{' '}
      <Button look="quiet" onClick={onDismiss} aria-label={t('files.dismissOne', { name: file.name })}>
        {t('form.close')}
      </Button>
    </PartialNotice>
  )
}
