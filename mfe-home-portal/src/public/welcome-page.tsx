import { useTexts } from '@energycockpit/i18n'
import { TermsLink } from './terms-link'
import styles from './public-page.module.css'

/** What the portal is, for visitors who are not signed in. */
export function WelcomePage({ basePath }: { basePath: string }) {
  const { t } = useTexts()
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{t('public.welcomeTitle')}</h1>
      <p className={styles.lead}>{t('public.welcomeText')}</p>
      <ul className={styles.list}>
        <li>{t('public.welcomeHierarchy')}</li>
        <li>{t('public.welcomeAnalysis')}</li>
        <li>{t('public.welcomeOpen')}</li>
      </ul>
      <ul className={styles.links}>
        <li>
          <a href={`${basePath}/home-portal`}>{t('public.signIn')}</a>
        </li>
        <li>
          <a href={`${basePath}/home-portal/register`}>{t('public.register')}</a>
        </li>
        <li>
          <TermsLink />
        </li>
      </ul>
    </article>
  )
}
