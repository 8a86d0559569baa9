import { useTexts } from '@energycockpit/i18n'
import { TermsLink } from './terms-link'
import styles from './public-page.module.css'

/** How one gets an account: the administration of one's business opens it. */
export function RegisterPage({ basePath }: { basePath: string }) {
  const { t } = useTexts()
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{t('public.registerTitle')}</h1>
      <p className={styles.lead}>{t('public.registerText')}</p>
      <ol className={styles.list}>
        <li>{t('public.registerAsk')}</li>
        <li>{t('public.registerMail')}</li>
        <li>{t('public.registerSignIn')}</li>
      </ol>
      <ul className={styles.links}>
        <li>
          <a href={`${basePath}/home-portal`}>{t('public.signIn')}</a>
        </li>
        <li>
          <TermsLink />
        </li>
      </ul>
    </article>
  )
}
