import { MessagePlace } from '@energycockpit/ui'
import { useTexts } from '@energycockpit/i18n'
import { failureWords } from './failure-words'
import styles from './registration.module.css'

/** Says why a step failed and that nothing is lost; read out when it appears. */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTexts()
  return (
    <MessagePlace role="alert">
      {error ? <p className={styles.failure}>{textOf(failureWords(error))}</p> : null}
    </MessagePlace>
  )

  function textOf({ text, ...values }: ReturnType<typeof failureWords>): string {
    return t(`registration.failed.${text}`, values)
  }
}
