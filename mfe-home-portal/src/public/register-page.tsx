import { useTexts } from '@energycockpit/i18n'
import { ButtonLink } from '@energycockpit/ui'
import styles from './register-page.module.css'
import { VisitorPage } from './visitor-page'

/** How one gets an account: the administration of one's business opens it. */
export function RegisterPage({ basePath }: { basePath: string }) {
  const { t } = useTexts()
  return (
    <VisitorPage
      title={t('public.registerTitle')}
      lead={t('public.registerText')}
      steps={
        <ButtonLink look="primary" large href={`${basePath}/home-portal`}>
          {t('public.signIn')}
        </ButtonLink>
      }
    >
      <ol className={styles.way}>
        <li>{t('public.registerAsk')}</li>
        <li>{t('public.registerMail')}</li>
        <li>{t('public.registerSignIn')}</li>
      </ol>
    </VisitorPage>
  )
}
