import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, PageHead } from '@energycockpit/ui'
import { referenceOf } from './reference-of'
import { refusalOf } from './refusal-of'
import styles from './failure-page.module.css'

interface FailurePageProps {
  kind: 'error' | 'not-found'
  homeUrl: string
}

const titles = {
  error: 'failure.title',
  'not-found': 'failure.notFoundTitle',
  refused: 'failure.refusedTitle',
} as const

/** The page for what cannot be shown, with the way back to what can. */
export function FailurePage({ kind, homeUrl }: FailurePageProps) {
  const { t } = useTexts()
  const notFound = kind === 'not-found'
  const reference = notFound ? undefined : referenceOf(location.search)
  const refusal = notFound ? undefined : refusalOf(location.search)
  return (
    <div className={styles.page}>
      <PageHead
        title={t(titles[refusal ? 'refused' : kind])}
        lead={
          refusal ? t(`failure.refused.${refusal}`) : t(notFound ? 'failure.notFoundText' : 'failure.text')
        }
      />
      {reference && <p className={styles.reference}>{t('failure.correlation', { id: reference })}</p>}
      <p>
        <ButtonLink look="primary" href={homeUrl}>
          {t(refusal ? 'failure.signInAgain' : 'failure.home')}
        </ButtonLink>
      </p>
    </div>
  )
}
