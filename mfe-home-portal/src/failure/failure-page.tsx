import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, PageHead } from '@energycockpit/ui'
import { Reference } from './reference'
import { referenceOf } from './reference-of'
import { refusalOf, stopOf } from './refusal-of'
import styles from './failure-page.module.css'

interface FailurePageProps {
  kind: 'error' | 'not-found'
  homeUrl: string
}

/** The page for what cannot be shown, with the way back to what can. */
export function FailurePage({ kind, homeUrl }: FailurePageProps) {
  const notFound = kind === 'not-found'
  const reference = notFound ? undefined : referenceOf(location.search)
  const text = useFailureText(kind)
  return (
    <div className={styles.page}>
      <PageHead title={text.title} lead={text.lead} />
      {reference && <Reference reference={reference} />}
      <p>
        <ButtonLink look="primary" href={homeUrl}>
          {text.howToFix}
        </ButtonLink>
      </p>
    </div>
  )
}

function useFailureText(kind: FailurePageProps['kind']): { title: string; lead: string; howToFix: string } {
  const { t } = useTexts()
  if (kind === 'not-found')
    return { title: t('failure.notFoundTitle'), lead: t('failure.notFoundText'), howToFix: t('failure.home') }
  const refusal = refusalOf(location.search)
  if (refusal)
    return {
      title: t('failure.refusedTitle'),
      lead: t(`failure.refused.${refusal}`),
      howToFix: t('failure.signInAgain'),
    }
  const stop = stopOf(location.search)
  if (stop)
    return {
      title: t('failure.stoppedTitle'),
      lead: t(`failure.stopped.${stop}`),
      howToFix: t('failure.startAgain'),
    }
  return { title: t('failure.title'), lead: t('failure.text'), howToFix: t('failure.home') }
}
