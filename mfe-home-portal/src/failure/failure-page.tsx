import { useTexts } from '@energycockpit/i18n'
import { referenceOf } from './reference-of'
import styles from './failure-page.module.css'

interface FailurePageProps {
  kind: 'error' | 'not-found'
  homeUrl: string
}

/** The page for what cannot be shown, with the way back to what can. */
export function FailurePage({ kind, homeUrl }: FailurePageProps) {
  const { t } = useTexts()
  const notFound = kind === 'not-found'
  const reference = notFound ? undefined : referenceOf(location.search)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(notFound ? 'failure.notFoundTitle' : 'failure.title')}</h1>
      <p>{t(notFound ? 'failure.notFoundText' : 'failure.text')}</p>
      {reference && <p>{t('failure.correlation', { id: reference })}</p>}
      <p>
        <a href={homeUrl}>{t('failure.home')}</a>
      </p>
    </div>
  )
}
