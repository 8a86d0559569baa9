import { useTexts } from '@energycockpit/i18n'
import { failureOfCall } from './failure-of-call'
import styles from './failure-notice.module.css'

/** Says why a step failed, where it was taken; nothing while there is no error. */
export function FailureNotice({ error }: { error: unknown }) {
  const { t } = useTexts()
  const failure = error ? failureOfCall(error) : undefined
  return (
    <div role="alert">
      {failure ? (
        <p className={styles.failure}>
          {t(`failures.${failure.text}`)}
          {failure.reference === undefined ? null : ` ${t('failures.reference', { id: failure.reference })}`}
        </p>
      ) : null}
    </div>
  )
}
