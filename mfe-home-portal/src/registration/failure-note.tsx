import { useTexts } from '@energycockpit/i18n'
import { failureWords } from './failure-words'
import styles from './registration.module.css'

/** Says why a step failed and that nothing is lost; read out when it appears. */
export function FailureNote({ error }: { error: unknown }) {
  const { t } = useTexts()
  return (
    <div role="alert">{error ? <p className={styles.failure}>{textOf(failureWords(error))}</p> : null}</div>
  )

  function textOf({ text, ...values }: ReturnType<typeof failureWords>): string {
    return t(`registration.failed.${text}`, values)
  }
}
