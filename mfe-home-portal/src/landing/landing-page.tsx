import type { ApiClient } from '@energycockpit/api-client'
import type { User } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { DemoNote } from './demo-note'
import { EntryList } from './entry-list'
import styles from './landing-page.module.css'

interface LandingPageProps {
  api: ApiClient
  user: User | undefined
  basePath: string
}

/** Where a user arrives: who they are here, and where they may go. */
export function LandingPage({ api, user, basePath }: LandingPageProps) {
  const { t } = useTexts()
  return (
    <div className={styles.page}>
      <header className={styles.greeting}>
        <h1 tabIndex={-1}>{t('landing.greeting', { name: user?.display_name ?? '' })}</h1>
        {user && (
          <p className={styles.business}>{t('landing.business', { business: user.client_business_name })}</p>
        )}
      </header>
      <EntryList api={api} landingUrl={`${basePath}/home-portal`} />
      <DemoNote legalUrl={`${basePath}/home-portal/legal`} />
    </div>
  )
}
