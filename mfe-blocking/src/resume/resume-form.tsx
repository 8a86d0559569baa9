import { useTexts } from '@energycockpit/i18n'
import { Button, Spinner, useAfterDelay } from '@energycockpit/ui'
import { useEffect, useRef } from 'react'
import styles from './resume-form.module.css'

/** By then the answer is there, or the user wants to do something. */
const PATIENCE = 10_000

/** The form that resumes the log-in. It sends itself; its button is for the case that nothing comes of it. */
export function ResumeForm({ action }: { action: string }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const nothingHappens = useAfterDelay(true, PATIENCE)

  useEffect(() => {
    heading.current?.focus()
    form.current?.submit()
    // Whoever comes back here by the browser's button finds out what has become of the log-in.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [])

  return (
    <form ref={form} method="post" action={action} className={styles.form}>
      <h1 ref={heading} tabIndex={-1}>
        {t('resume.title')}
      </h1>
      <p>{t('resume.text')}</p>
      <Spinner label={t('resume.title')} />
      {nothingHappens ? (
        <Button large look="primary" type="submit">
          {t('resume.continue')}
        </Button>
      ) : null}
    </form>
  )
}
