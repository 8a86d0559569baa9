import { useTexts } from '@energycockpit/i18n'
import { failureOfCall } from './failure-of-call'
import styles from './failure-notice.module.css'

interface FailureNoticeProps {
  error: unknown
  /** What is not there, where it is not the thing that the page shows. */
  notFound?: string
}

/** Says why a step failed, where it was taken; nothing while there is no error. */
export function FailureNotice({ error, notFound }: FailureNoticeProps) {
  const { t } = useTexts()
  const failure = error ? failureOfCall(error) : undefined
  return (
    <div role="alert">
      {failure ? (
        <p className={styles.failure}>
          {failure.text === 'NOT_FOUND' && notFound ? notFound : t(`failures.${failure.text}`)}
          {failure.reference === undefined ? null : ` ${t('failures.reference', { id: failure.reference })}`}
        </p>
      ) : null}
    </div>
  )
}
