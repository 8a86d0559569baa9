import { useTexts } from '@energycockpit/i18n'
import { Button, MessagePlace } from '@energycockpit/ui'
import type { RefObject } from 'react'
import styles from './registration.module.css'

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>
  /** Names of the fields at fault. */
  faults: readonly string[]
}

/** Which fields have to be corrected, each leading to its field. */
export function ErrorSummary({ form, faults }: ErrorSummaryProps) {
  const { t } = useTexts()
  const goTo = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field='${field}'] :is(input, select, textarea)`)?.focus()
  return (
    <MessagePlace role="alert">
      {faults.length > 0 && (
        <div className={styles.summary}>
          <p>{t('registration.toCorrect', { count: faults.length })}</p>
          <ul>
            {faults.map((field) => (
              <li key={field}>
                <Button look="quiet" className={styles.toField} onClick={() => goTo(field)}>
                  {t(field === 'consent' ? 'registration.agreement' : `registration.fields.${field}`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </MessagePlace>
  )
}
