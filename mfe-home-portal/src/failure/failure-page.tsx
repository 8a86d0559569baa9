import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, PageHead } from '@energycockpit/ui'
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
      <PageHead
        title={t(notFound ? 'failure.notFoundTitle' : 'failure.title')}
        lead={t(notFound ? 'failure.notFoundText' : 'failure.text')}
      />
      {reference && <p className={styles.reference}>{t('failure.correlation', { id: reference })}</p>}
      <p>
        <ButtonLink look="primary" href={homeUrl}>
          {t('failure.home')}
        </ButtonLink>
      </p>
    </div>
  )
}
